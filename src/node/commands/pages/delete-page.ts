import { openSite } from '../../../content/edit/pages/open-site';
import {
  linksToPage,
  type LinkToPage,
  picturesOnlyOf,
  removePage,
} from '../../../content/edit/pages/remove-page';
import { openDocument } from '../../../content/documents/open-document';
import type { SiteIndex } from '../../../content/documents/site-index';
import { withTexts } from '../../../content/documents/with-texts';
import { FOLDERS } from '../../../content/model/reserved';
import { HOME, NOT_FOUND } from '../../../content/model/route';
import type { SourceFile } from '../../../content/model/source';
import { aliasesIn } from '../../../content/rules/addresses/aliases-in';
import { renamedRoutes } from '../../../content/rules/addresses/renamed';
import { documentSchema } from '../../../content/schema/document-schema';
import { createValidator } from '../../../content/check/validate';
import { changeFiles } from '../../change-files/change-files';
import { readSite } from '../../read/read-site';
import { routeFrom } from '../../read/route-from';
import { loadValidatorConfig } from '../../read/validator-config';
import { CommandProblem } from '../../system/command-problem';
import { answerTo } from '../questions/answer';
import type { Questions } from '../questions/ask';
import { changesOf } from './changes-of';
import { expectNoNewErrors } from './expect-no-new-errors';
import { expectClear, expectReadable } from './expect-readable';
import { pageAt, type PageHere } from './page-at';

/** The option's value for a page that nothing takes the place of. */
const NONE = 'none';

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
 * Deletes a page. What links to it leads to another page from now on, and so does its address.
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
  const gone = pageAt(written, siteIndex);
  const { route, page } = gone;
  expectDeletable(route);
  expectReadable(siteIndex);

  const links = linksToPage(siteIndex, gone);
  const target = await targetOf(gone, { siteIndex, links, ledger: sources.ledger, leadTo, questions });
  const config = await loadValidatorConfig();
  const schema = documentSchema(config.schemas)('page');
  const removed = removePage(siteIndex, gone, { target, schema });
  expectClear(removed.unclear, route);
  const validator = createValidator(config);
  const before = validator.validate(sources).issues;
  expectNoNewErrors(before, validator.validate(withTexts(sources, removed.texts)).issues);

  const pictures = picturesOnlyOf(page, siteIndex);
  await changeFiles(pagesDir, changesOf(sources, removed.texts), `delete:page ${route}`);
  const rows = removed.changes.map(({ file, line, what }) => `  ${file}:${line}  ${what}`);
  print(
    [
      `${route} is deleted: ${page.source.file}.${target ? ` Its address leads to ${target.route} now.` : ''}`,
      ...rows,
      ...(rows.length > 0 && target
        ? ['Read these places again: their words may still speak of the page.']
        : []),
      ...(pictures.length > 0 ? [unusedPictures(pictures, siteIndex.dir)] : []),
    ].join('\n'),
  );
  return 0;
}

/** Whether this was already done: it was interrupted and another command finished it. */
function deletedBefore(siteIndex: SiteIndex, written: string): string | undefined {
  const route = routeFrom(written, siteIndex);
  const now = renamedRoutes(siteIndex).get(route);
  if (now === undefined) return undefined;
  return `There is no page at ${route} any more: its address leads to ${now}. Nothing was changed.`;
}

function expectDeletable(route: string): void {
  if (route === HOME)
    throw new CommandProblem('/ cannot be deleted: every site has a home page. Change its blocks instead.');
  if (route === NOT_FOUND)
    throw new CommandProblem(
      '/404 cannot be deleted: visitors see it at addresses that do not exist. Change its blocks instead.',
    );
}

interface TargetContext {
  siteIndex: SiteIndex;
  links: readonly LinkToPage[];
  ledger: SourceFile | undefined;
  leadTo: string | undefined;
  questions: Questions | undefined;
}

/** The page that takes the place of the deleted one; undefined for none. */
async function targetOf(
  gone: PageHere,
  { siteIndex, links, ledger, leadTo, questions }: TargetContext,
): Promise<PageHere | undefined> {
  const { route, page } = gone;
  const published = publishedOf(ledger);
  const addresses = [route, ...aliasesIn(page).map(({ value }) => value)];
  const needed = addresses.find((address) => published.has(address)) ?? links.find(({ isEntry }) => !isEntry);
  const offered = parentOf(route, siteIndex);
  const pointing = [
    ...shownLinks(route, links),
    `The address ${route}${links.length === 0 ? ' leads' : ' and these links lead'} to another page when it is deleted.`,
  ].join('\n');
  const question = {
    choices: pointing,
    text: `Address of the page that takes its place${needed === undefined ? `, or ${NONE}` : ''}? Enter alone takes ${offered}.`,
    accept(answer: string): PageHere | undefined {
      if (answer.toLowerCase() === NONE) {
        if (needed === undefined) return undefined;
        throw new CommandProblem(whyNeeded(route, needed));
      }
      const target = pageAt(answer === '' ? offered : answer, siteIndex);
      if (target.page === page || target.route === NOT_FOUND)
        throw new CommandProblem(`Visitors of ${route} cannot be led to ${target.route}. Name another page.`);
      return target;
    },
    otherwise() {
      throw new CommandProblem(
        `${pointing}\nName that page with --lead-to, for example --lead-to ${offered}. Nothing was changed.`,
      );
    },
  };
  return answerTo(question, leadTo, questions);
}

function whyNeeded(route: string, needed: string | LinkToPage): string {
  return typeof needed === 'string'
    ? `${needed} was published, so links on other sites and bookmarks lead there. Name the page that takes the place of ${route}.`
    : `${needed.file}:${needed.line} links to ${route}. Name the page that takes its place, or take the link out first.`;
}

function publishedOf(ledger: SourceFile | undefined): ReadonlySet<unknown> {
  const value: unknown = ledger && openDocument(ledger).value;
  return new Set(Array.isArray(value) ? value : []);
}

/** The page of the nearest folder above; at last, the home page. */
function parentOf(route: string, siteIndex: SiteIndex): string {
  const parent = route.slice(0, route.lastIndexOf('/')) || HOME;
  return parent === HOME || siteIndex.routes.has(parent) ? parent : parentOf(parent, siteIndex);
}

function shownLinks(route: string, links: readonly LinkToPage[]): string[] {
  if (links.length === 0) return [`No link leads to ${route}.`];
  const head = `${links.length === 1 ? 'One link leads' : `${links.length} links lead`} to ${route}:`;
  return [head, ...links.map(({ file, line, label }) => `  ${file}:${line}  ${label}`.trimEnd())];
}

function unusedPictures(pictures: readonly string[], dir: string): string {
  const files = pictures.map((src) => `  ${dir}/${FOLDERS.media}/${src}`);
  return ['No other page shows these pictures. Delete them where nobody needs them any more:', ...files].join(
    '\n',
  );
}
