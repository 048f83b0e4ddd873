import { isRecord } from '../../../content/util/is-record';
import { folderAt, routeIn } from '../../../content/model/languages';
import { HOME, NOT_FOUND } from '../../../content/model/route';
import { movePage } from '../../../content/edit/pages/move-page';
import { openSite } from '../../../content/edit/pages/open-site';
import { fileOf, withTexts } from '../../../content/documents/with-texts';
import { documentSchema } from '../../../content/schema/document-schema';
import { createValidator } from '../../../content/check/validate';
import type { SiteIndex } from '../../../content/documents/site-index';
import { changeFiles } from '../../change-files/change-files';
import { CommandProblem } from '../../system/command-problem';
import { loadValidatorConfig } from '../../read/validator-config';
import { readSite } from '../../read/read-site';
import { routeFrom } from '../../read/route-from';
import { changesOf } from './changes-of';
import { expectNoNewErrors } from './expect-no-new-errors';
import { expectClear, expectReadable } from './expect-readable';
import { expectFree, newAddress } from './new-address';
import { pageAt } from './page-at';

export interface RenameOptions {
  pagesDir: string;
  from: string;
  to: string;
  print?: (text: string) => void;
}

/**
 * Moves a page to another address: its document, every link to it, and an alias for the old address.
 *
 * @throws CommandProblem when that cannot be done; then nothing was changed
 */
export async function renamePage({ pagesDir, from, to, print = console.log }: RenameOptions): Promise<0> {
  const sources = await readSite(pagesDir);
  const siteIndex = openSite(sources);
  const already = movedBefore(siteIndex, from, to);
  if (already) {
    print(already);
    return 0;
  }
  const { route: oldRoute, page } = pageAt(from, siteIndex);
  const { source } = page;
  if (oldRoute === HOME || oldRoute === NOT_FOUND)
    throw new CommandProblem(`${oldRoute} cannot move: every site has a page there.`);
  const address = newAddress(to, siteIndex, source.path);
  await expectFree(pagesDir, address.path);
  expectReadable(siteIndex);

  const config = await loadValidatorConfig();
  const schema = documentSchema(config.schemas)('page');
  const { route: newRoute, path } = address;
  const moved = movePage(siteIndex, page, { from: oldRoute, to: newRoute, path, schema });
  expectClear(moved.unclear, oldRoute);
  const validator = createValidator(config);
  const before = validator.validate(sources).issues;
  expectNoNewErrors(before, validator.validate(withTexts(sources, moved.texts)).issues);

  const changes = changesOf(sources, moved.texts).map((change) =>
    change.path === address.path ? { ...change, modeOf: source.path } : change,
  );
  await changeFiles(pagesDir, changes, `rename:page ${oldRoute} ${address.route}`);
  const rows = moved.changes.map(({ file, line, what }) => `  ${file}:${line}  ${what}`);
  const head = `${oldRoute} is ${address.route} now: ${source.file} became ${fileOf(sources.dir, address.path)}.`;
  print([head, ...rows, ...translationsLeft(oldRoute, newRoute, siteIndex)].join('\n'));
  return 0;
}

/** Whether this rename was already done: it was interrupted and another command finished it. */
function movedBefore(siteIndex: SiteIndex, from: string, to: string): string | undefined {
  const { routes, documents } = siteIndex;
  const [oldRoute, newRoute] = [from, to].map((written) => routeFrom(written, siteIndex));
  const page = documents.find(({ route, isSite }) => !isSite && route === newRoute);
  const aliases = isRecord(page?.value) ? page.value.aliases : undefined;
  if (!page || routes.has(oldRoute ?? '') || !Array.isArray(aliases) || !aliases.includes(oldRoute))
    return undefined;
  return `${oldRoute} is ${newRoute} already: ${page.source.file}. Nothing was changed.`;
}

/** What is to be done about the translations of a page that has moved, which have its path no longer. */
function translationsLeft(from: string, to: string, { languages, routes }: SiteIndex): string[] {
  const folders = [...languages.keys()];
  if (folderAt(from, folders) !== '') return [];
  return folders
    .filter((folder) => routes.has(routeIn(folder, from)))
    .map((folder) => {
      const [old, now] = [routeIn(folder, from), routeIn(folder, to)];
      return `Its translation is still ${old}. Move it, too: npm run rename:page -- ${old} ${now}`;
    });
}
