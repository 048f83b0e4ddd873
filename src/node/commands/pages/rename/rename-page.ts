import { isRecord } from '../../../../content/util/is-record';
import { openSite } from '../../../../content/edit/pages/open-site';
import { fileOf } from '../../../../content/documents/site/with-texts';
import { createValidator } from '../../../../content/check/validate';
import type { SiteIndex } from '../../../../content/documents/site/site-index';
import type { SiteSources } from '../../../../content/model/source';
import { changeFiles } from '../../../change-files/change-files';
import { loadValidatorConfig } from '../../../read/validator-config';
import { readSite } from '../../../read/read-site';
import { routeFrom } from '../../../read/route-from';
import { changesOf } from '../changes-of';
import { planRename } from './plan-rename';
import { folderMovedBefore, pagesInFolder, pagesLeft, renameFolder } from './rename-folder';
import { movedTranslations } from '../translations-of';

export interface RenameOptions {
  pagesDir: string;
  from: string;
  to: string;
  print?: (text: string) => void;
}

/**
 * Moves a page to another address: its document, every link to it, and an alias for the old address. Where the address is that of
 * no page, but of a folder, all pages in it move.
 *
 * @throws CommandProblem when that cannot be done; then nothing was changed
 */
export async function renamePage({ pagesDir, from, to, print = console.log }: RenameOptions): Promise<0> {
  const sources = await readSite(pagesDir);
  const siteIndex = openSite(sources);
  const inFolder = pagesInFolder(siteIndex, from);
  // A slash at the end says that the folder is meant, where the page with its address has moved before.
  const already = from.endsWith('/') && inFolder.length > 0 ? undefined : movedBefore(siteIndex, from, to);
  if (already) {
    print(already);
    return 0;
  }
  const config = await loadValidatorConfig();
  const validator = createValidator(config);
  const check = (now: SiteSources) => validator.validate(now).issues;
  if (inFolder.length > 0)
    return renameFolder({ pagesDir, sources, config, from, to, check, print }, siteIndex, inFolder);
  const moved = await planRename({ pagesDir, sources, config, from, to, check });

  const { oldRoute, oldPath, address } = moved;
  const changes = changesOf(sources, moved.texts).map((change) =>
    change.path === address.path ? { ...change, modeOf: oldPath } : change,
  );
  await changeFiles(pagesDir, changes, `rename:page ${oldRoute} ${address.route}`);
  const rows = moved.changes.map(({ file, line, what }) => `  ${file}:${line}  ${what}`);
  const head = `${oldRoute} is ${address.route} now: ${fileOf(sources.dir, oldPath)} became ${fileOf(sources.dir, address.path)}.`;
  print(
    [
      head,
      ...rows,
      ...translationsLeft(oldRoute, address.route, siteIndex),
      ...pagesLeft(oldRoute, address.route, siteIndex),
    ].join('\n'),
  );
  return 0;
}

/** Whether this rename was already done: it was interrupted and another command finished it. */
function movedBefore(siteIndex: SiteIndex, from: string, to: string): string | undefined {
  const { routes, documents } = siteIndex;
  const [oldRoute, newRoute] = [routeFrom(from, siteIndex), routeFrom(to, siteIndex)];
  const page = documents.find(({ route, isSite }) => !isSite && route === newRoute);
  const aliases = isRecord(page?.value) ? page.value.aliases : undefined;
  if (!page || routes.has(oldRoute) || !Array.isArray(aliases) || !aliases.includes(oldRoute))
    return folderMovedBefore(oldRoute, newRoute, siteIndex);
  return `${oldRoute} is ${newRoute} already: ${page.source.file}. Nothing was changed.`;
}

/** What is to be done about the translations of a page that has moved, which have its path no longer. */
function translationsLeft(from: string, to: string, siteIndex: SiteIndex): string[] {
  return movedTranslations(from, to, siteIndex).map(
    ({ from: old, to: now }) =>
      `Its translation is still ${old}. Move it, too: npm run rename:page -- ${old} ${now}`,
  );
}
