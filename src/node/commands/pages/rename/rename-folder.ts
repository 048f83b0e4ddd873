import { isRecord } from '../../../../content/util/is-record';
import { withTexts } from '../../../../content/documents/site/with-texts';
import type { SiteIndex } from '../../../../content/documents/site/site-index';
import { folderAt, routeIn } from '../../../../content/model/languages/languages';
import { counted } from '../../../../content/messages/words';
import { changeFiles } from '../../../change-files/change-files';
import { routeFrom } from '../../../read/route-from';
import { changesOf } from '../changes-of';
import { planRename, type RenameRequest } from './plan-rename';

/** The routes of the pages in a folder, in their order; none where the address is that of a page itself. */
export function pagesInFolder(siteIndex: SiteIndex, written: string): string[] {
  const folder = routeFrom(written, siteIndex);
  const routes = [...siteIndex.routes.keys()].sort();
  return siteIndex.routes.has(folder) ? [] : routes.filter((route) => route.startsWith(`${folder}/`));
}

/** The pages that stay where a page has moved away whose address is that of their folder, and what moves them. */
export function pagesLeft(from: string, to: string, { routes }: SiteIndex): string[] {
  const left = [...routes.keys()].filter((route) => route.startsWith(`${from}/`)).length;
  if (left === 0) return [];
  const stay = `${counted(left, 'page', 'pages')} in the folder ${from} ${left === 1 ? 'stays' : 'stay'} there.`;
  return [`${stay} To move ${left === 1 ? 'it' : 'them'}, too: npm run rename:page -- ${from}/ ${to}/`];
}

/** That the pages of a folder have all moved before; undefined where they have not. */
export function folderMovedBefore(from: string, to: string, siteIndex: SiteIndex): string | undefined {
  const { routes, documents } = siteIndex;
  if ([...routes.keys()].some((route) => route === from || route.startsWith(`${from}/`))) return undefined;
  const moved = documents.filter(
    ({ route, value }) =>
      route?.startsWith(`${to}/`) &&
      isRecord(value) &&
      Array.isArray(value.aliases) &&
      value.aliases.includes(from + route.slice(to.length)),
  ).length;
  if (moved === 0) return undefined;
  return `${counted(moved, 'page', 'pages')} moved from ${from} to ${to} already. Nothing was changed.`;
}

/**
 * Moves all pages of a folder to another one: all of them, or none.
 *
 * @param pages their routes
 * @throws CommandProblem when one of them cannot move; then nothing was changed
 */
export async function renameFolder(
  { print, ...request }: RenameRequest & { print(text: string): void },
  siteIndex: SiteIndex,
  pages: readonly string[],
): Promise<0> {
  const { pagesDir, sources } = request;
  const [from, to] = [routeFrom(request.from, siteIndex), routeFrom(request.to, siteIndex)];
  const texts = new Map<string, string | undefined>();
  const oldPaths = new Map<string, string>();
  const rows: string[] = [];
  let links = 0;
  let now = sources;
  for (const route of pages) {
    const target = to + route.slice(from.length);
    const moved = await planRename({ ...request, sources: now, from: route, to: target });
    for (const [path, text] of moved.texts) texts.set(path, text);
    oldPaths.set(moved.address.path, moved.oldPath);
    links += moved.links;
    rows.push(`  ${moved.oldRoute} is ${moved.address.route} now`);
    now = withTexts(now, moved.texts);
  }
  const changes = changesOf(sources, texts).map((change) => {
    const modeOf = oldPaths.get(change.path);
    return modeOf === undefined ? change : { ...change, modeOf };
  });
  await changeFiles(pagesDir, changes, `rename:page ${from} ${to}`);
  print(
    [
      `${counted(pages.length, 'page', 'pages')} moved from ${from} to ${to}, with ${counted(links, 'link', 'links')} to them.`,
      ...rows,
      ...translationsLeft(from, to, siteIndex),
    ].join('\n'),
  );
  return 0;
}

/** The folders with the translations of these pages, which have the path of their pages no longer. */
function translationsLeft(from: string, to: string, { languages, routes }: SiteIndex): string[] {
  const folders = [...languages.keys()];
  if (folderAt(from, folders) !== '') return [];
  return folders
    .map((language) => routeIn(language, from))
    .filter((folder) => [...routes.keys()].some((route) => route.startsWith(`${folder}/`)))
    .map((folder) => {
      const target = routeIn(folderAt(folder, folders), to);
      return `Translations are still in ${folder}. Move them, too: npm run rename:page -- ${folder} ${target}`;
    });
}
