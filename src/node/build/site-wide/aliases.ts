import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Alias } from '../../../content/documents/site/aliases';
import { replaceTokens } from '../../../content/model/pages/tokens';
import type { SiteDocument } from '../../../generated/documents';
import type { SitePolicy } from '../../hosting/policy/policy';
import { REDIRECTS, redirectsText } from '../../hosting/serve/redirects';
import { escapeMarkup } from '../pages/escape-markup';

/**
 * Writes what sends visitors on from the aliases: a list for hosts that read one, and for the others a
 * small page at each address.
 *
 * @param options siteAt: the site document in the language of a page
 */
export async function writeAliases(
  dir: string,
  aliases: readonly Alias[],
  { siteAt, policy }: { siteAt: (route: string) => SiteDocument; policy: SitePolicy },
): Promise<void> {
  if (aliases.length === 0) return;
  await writeFile(path.join(dir, REDIRECTS), redirectsText(aliases));
  for (const alias of aliases) {
    const file = path.join(dir, `${alias.from}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, policy.secure(aliasHtml(alias, siteAt(alias.to.route))));
  }
}

/** A page that search engines leave out, and that needs no script. */
function aliasHtml({ to }: Alias, { language, url, tokens }: SiteDocument): string {
  const title = escapeMarkup(replaceTokens(to.document.title, tokens));
  const address = escapeMarkup(to.route);
  return `<!doctype html>
<html lang="${escapeMarkup(language)}">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url=${address}">
    <link rel="canonical" href="${escapeMarkup(url)}${address}">
    <link rel="icon" href="data:,">
  </head>
  <body>
    <p><a href="${address}">${title}</a></p>
  </body>
</html>
`;
}
