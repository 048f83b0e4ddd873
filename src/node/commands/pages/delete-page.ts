import { fileOf } from '../../../content/documents/site/with-texts';
import { openSite } from '../../../content/edit/pages/open-site';
import type { LinkToPage, Successor } from '../../../content/edit/pages/remove/remove-page';
import type { SiteIndex } from '../../../content/documents/site/site-index';
import { FOLDERS } from '../../../content/model/addresses/reserved';
import type { SiteSources } from '../../../content/model/source';
import { NO_PAGE } from '../../../content/model/protocols/studio-plans';
import { renamedRoutes } from '../../../content/rules/targets/renamed';
import { createValidator } from '../../../content/check/validate';
import { changeFiles } from '../../change-files/change-files';
import { readSite } from '../../read/read-site';
import { routeFrom } from '../../read/route-from';
import { loadValidatorConfig } from '../../read/validator-config';
import { CommandProblem } from '../../system/command-problem';
import { answerTo } from '../questions/answer';
import type { Questions } from '../questions/ask';
import { changesOf } from './changes-of';
import { translationsOf } from './translations-of';
import { type PageToDelete, pageToDelete, planDelete } from './plan-delete';

export interface DeleteOptions {
  pagesDir: string;
  /** The address of the page. */
  written: string;
  /** The page that takes its place, or `none`. */
  leadTo?: string;
  /** Left out where nobody can answer. */
  questions?: Questions;
  print?: (text: string) => void;
}

/**
 * Deletes a page. What links to it leads to another page from now on, and so does its address; entries of menus go.
 *
 * @throws CommandProblem when that cannot be done; then nothing was changed
 */
export async function deletePage(options: DeleteOptions): Promise<0> {
  const { pagesDir, written, leadTo, questions, print = console.log } = options;
  const sources = await readSite(pagesDir);
  const siteIndex = openSite(sources);
  const already = deletedBefore(siteIndex, written);
  if (already) {
    print(already);
    return 0;
  }
  const found = pageToDelete(siteIndex, sources.ledger, written);
  const { route, page } = found.gone;
  const target = await targetOf(found, leadTo, questions);
  const config = await loadValidatorConfig();
  const validator = createValidator(config);
  const check = (now: SiteSources) => validator.validate(now).issues;
  const removed = planDelete({ sources, siteIndex, config, check }, found.gone, { target });

  await changeFiles(pagesDir, changesOf(sources, removed.texts), `delete:page ${route}`);
  const rows = removed.changes.map(({ file, line, what }) => `  ${file}:${line}  ${what}`);
  print(
    [
      `${route} is deleted: ${page.source.file}.${target ? ` Its address leads to ${target.route} now.` : ''}`,
      ...(page.value === undefined ? [UNREADABLE] : []),
      ...rows,
      ...(rows.length > 0 && target
        ? ['Read these places again: their words may still speak of the page.']
        : []),
      ...translationsOf(route, siteIndex).map(
        (translation) =>
          `Its translation ${translation} stays. Delete it, too: npm run delete:page -- ${translation}`,
      ),
      ...(removed.pictures.length > 0 ? [unusedPictures(removed.pictures, siteIndex.dir)] : []),
    ].join('\n'),
  );
  return 0;
}

const UNREADABLE =
  'It was not JSON, so what it may have had under "aliases" was not found: those addresses lead nowhere now.';

/** Whether this was already done: it was interrupted and another command finished it. */
function deletedBefore(siteIndex: SiteIndex, written: string): string | undefined {
  const route = routeFrom(written, siteIndex);
  const now = renamedRoutes(siteIndex).get(route);
  if (now === undefined) return undefined;
  return `There is no page at ${route} any more: its address leads to ${now}. Nothing was changed.`;
}

/** The page that takes the place of the deleted one; undefined for none. */
async function targetOf(
  { gone: { route }, links, offered, isTargetNeeded, targetAt }: PageToDelete,
  leadTo: string | undefined,
  questions: Questions | undefined,
): Promise<Successor | undefined> {
  const pointing = [
    ...shownLinks(route, links),
    `The address ${route}${links.length === 0 ? ' leads' : ' and these links lead'} to another page when it is deleted.`,
    ...(links.some(({ isEntry }) => isEntry)
      ? [
          'Entries of menus are taken out, but for those that lead to a page that you name, once in each menu that does not have it yet.',
        ]
      : []),
  ].join('\n');
  const question = {
    choices: pointing,
    text: `Address of the page that takes its place${isTargetNeeded ? '' : `, or ${NO_PAGE}`}? Enter alone takes ${offered}.`,
    accept: targetAt,
    otherwise() {
      throw new CommandProblem(
        `${pointing}\nName that page with --lead-to, for example --lead-to ${offered}. Nothing was changed.`,
      );
    },
  };
  return answerTo(question, leadTo, questions);
}

function shownLinks(route: string, links: readonly LinkToPage[]): string[] {
  if (links.length === 0) return [`No link leads to ${route}.`];
  const head = `${links.length === 1 ? 'One link leads' : `${links.length} links lead`} to ${route}:`;
  return [head, ...links.map(({ file, line, label }) => `  ${file}:${line}  ${label}`.trimEnd())];
}

function unusedPictures(pictures: readonly string[], dir: string): string {
  const files = pictures.map((src) => `  ${fileOf(dir, `${FOLDERS.media}/${src}`)}`);
  return ['No other page shows these pictures. Delete them where nobody needs them any more:', ...files].join(
    '\n',
  );
}
