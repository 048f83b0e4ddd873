import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Alias, aliasesOf } from '../../content/aliases';
import { formatReport } from '../../content/format/format';
import type { PageData } from '../../content/page-data';
import { resolvePage, resolveSite } from '../../content/resolve';
import { NOT_FOUND } from '../../content/route';
import { routeNames } from '../../content/route-names';
import { structuredData } from '../../content/structured-data';
import { replaceTokens } from '../../content/tokens';
import { createValidator, type ValidationResult } from '../../content/validate';
import type { SiteDocument } from '../../generated/documents';
import { chromeIcons } from '../../ui/chrome-icons';
import { ROUTE_LIST } from '../../ui/route-list';
import { buildCatalogue } from './catalogue/build-catalogue';
import { writeHosting } from '../hosting/write-hosting';
import { loadIconSet } from '../icons';
import { loadKnowledge } from '../knowledge';
import { readMark } from '../mark';
import { createMediaLookup } from '../media/lookup';
import { builtAddresses } from '../media/sizes';
import { writePictures } from '../media/write-pictures';
import { createPolicy, type SitePolicy } from '../policy/policy';
import { readSite } from '../read-site';
import { siteFiles, writeSiteFiles } from '../site-files/site-files';
import { createSocialPictures } from '../social/social-pictures';
import { wantsColor } from '../wants-color';
import { writeAliases } from './aliases';
import { bundle } from './bundle';
import { copySchemas } from './schemas';
import { checkOutput } from './output-safety';
import { prerender } from './prerender';
import { robots, sitemap } from './search-engines';
import { slimDrawings } from './slim-drawings';
import { clearUp, refusalOfDisk, stageOutput } from './staging';
import { summarize } from './summary';
import { createTemplate, structuredDataScript } from './template';

export interface BuildOptions {
  pagesDir: string;
  out: string;
  /** Whether to add the catalogue of blocks, which is for editors and developers. */
  catalogue?: boolean;
  print?: (text: string) => void;
}

/**
 * Builds the site: validates, bundles, writes every page, and only then replaces the output folder.
 *
 * @returns 1 when documents have errors, in which case nothing is written; otherwise 0
 * @throws CommandProblem when the folders cannot be used
 */
export async function buildSite({
  pagesDir,
  out,
  catalogue = false,
  print = console.log,
}: BuildOptions): Promise<0 | 1> {
  const started = performance.now();
  const target = await checkOutput(out, pagesDir);
  await clearUp(target);
  const [sources, knowledge, icons] = await Promise.all([readSite(pagesDir), loadKnowledge(), loadIconSet()]);
  const result = createValidator(knowledge).validate(sources);
  print(formatReport(result, sources, 'text', wantsColor()));
  if (!result.site || result.issues.some((issue) => issue.severity === 'error')) return 1;

  const media = createMediaLookup(sources.pictures, builtAddresses);
  const staging = await stageOutput(target);
  try {
    const { site } = result;
    const mark = site.mark && media.image(site.mark) ? await readMark(pagesDir, site.mark) : undefined;
    const named = { ...site, name: replaceTokens(site.name, site.tokens) };
    const social = await createSocialPictures(named, { mark });
    const drawn = { icon: slimDrawings(icons.draw), image: media.image };
    const lookup = { ...drawn, social: social.pictureOf, files: siteFiles };
    const aliases = aliasesOf(result.pages.values());
    const policy = createPolicy(site.contact.endpoint);
    await fill(staging.dir, { result, site, lookup, aliases, policy });
    if (catalogue) await buildCatalogue(staging.dir, { site, siteLookup: drawn, policy });
    await writeHosting(staging.dir, policy.headers(), aliases);
    await writePictures(media.used, pagesDir, staging.dir);
    await writeSiteFiles(staging.dir, named, mark);
    const problems = await social.write(staging.dir);
    if (problems.length > 0) print(problems.join('\n'));
    await staging.commit();
  } catch (error) {
    throw refusalOfDisk(out, error) ?? error;
  } finally {
    await staging.discard();
  }
  print(await summarize(target, (performance.now() - started) / 1000));
  return 0;
}

interface Content {
  result: ValidationResult;
  site: SiteDocument;
  lookup: Parameters<typeof resolveSite>[1];
  aliases: readonly Alias[];
  policy: SitePolicy;
}

/** Writes everything but the pictures. */
async function fill(dir: string, { result, site, lookup, aliases, policy }: Content): Promise<void> {
  const siteData = resolveSite(site, lookup, chromeIcons);
  const { indexHtml, render } = await bundle(siteData, dir);

  // It names the scripts and the style sheet, whose names change with their content.
  const made = createHash('sha256').update(indexHtml).digest('hex').slice(0, 8);
  function* resolved() {
    for (const page of result.pages.values())
      yield { ...resolvePage(page, site, { lookup, pages: result.pages }), build: made };
  }
  const moreHead = (page: PageData) =>
    structuredDataScript(structuredData(page, siteData.site, result.pages.get(page.route)?.document.kind));
  const fillTemplate = createTemplate(indexHtml, site.language, siteData.icons);
  const htmlOf: typeof fillTemplate = (page, rendered) => policy.secure(fillTemplate(page, rendered));
  await prerender(resolved(), { dir, render, moreHead, htmlOf });

  await writeAliases(dir, aliases, { site, policy });

  const names = JSON.stringify(routeNames(result.pages.values(), site));
  await writeFile(path.join(dir, ROUTE_LIST), names);

  // The page for unknown addresses is none that search engines should find.
  const routes = [...result.pages.keys()].filter((route) => route !== NOT_FOUND).sort();
  await writeFile(path.join(dir, 'sitemap.xml'), sitemap(site.url, routes));
  await writeFile(path.join(dir, 'robots.txt'), robots(site.url));
  await copySchemas(dir);
}
