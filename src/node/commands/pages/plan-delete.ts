import { withTexts } from '../../../content/documents/site/with-texts';
import { absentPages } from '../../../content/documents/site/absent-pages';
import { openDocument } from '../../../content/documents/document/open-document';
import type { SiteIndex } from '../../../content/documents/site/site-index';
import type { ChangedSite } from '../../../content/edit/pages/move-page';
import {
  linksToPage,
  type LinkToPage,
  picturesOnlyOf,
  removePage,
  type Successor,
} from '../../../content/edit/pages/remove/remove-page';
import { absenceWords } from '../../../content/messages/absence-words';
import { HOME, NOT_FOUND } from '../../../content/model/addresses/route';
import { NO_PAGE } from '../../../content/model/protocols/studio-plans';
import type { SiteSources, SourceFile, ValidatorConfig } from '../../../content/model/source';
import { aliasesIn } from '../../../content/rules/targets/aliases-in';
import type { Issue } from '../../../content/rules/lists/issue';
import { documentSchema } from '../../../content/schema/document-schema';
import { CommandProblem } from '../../system/command-problem';
import { expectNoNewErrors } from './expect-no-new-errors';
import { expectClear, expectOthersReadable, expectText } from './expect-readable';
import { offeredSuccessor } from './offered-successor';
import { pageAt, type PageHere } from './page-at';

/** A page that is to be deleted, and what is to be known before. */
export interface PageToDelete {
  gone: PageHere;
  /** The links of other documents to it. */
  links: readonly LinkToPage[];
  /** The address of the page that is offered to take its place. */
  offered: string;
  /** Whether one has to: the address was published, or a text links to it. */
  isTargetNeeded: boolean;
  /**
   * The page that takes its place, as a person names it, empty for the one that is offered; undefined for none.
   *
   * @throws CommandProblem where it cannot
   */
  targetAt(written: string): Successor | undefined;
}

/**
 * Finds a page that is to be deleted.
 *
 * @param ledger the published addresses
 * @throws CommandProblem when there is no such page, it has to stay, its file is not text, or not every link to it can be found
 */
export function pageToDelete(
  siteIndex: SiteIndex,
  ledger: SourceFile | undefined,
  written: string,
): PageToDelete {
  const gone = pageAt(written, siteIndex);
  const { route, page } = gone;
  expectDeletable(route);
  expectText(page);
  expectOthersReadable(siteIndex, page);
  const links = linksToPage(siteIndex, gone);
  const published = publishedOf(ledger);
  const addresses = [route, ...aliasesIn(page).map(({ value }) => value)];
  const known = addresses.find((address) => published.has(address));
  const needed = known ?? links.find(({ isEntry }) => !isEntry);
  const absent = absentPages(siteIndex);
  const hasVisitors = known !== undefined || !absent.has(route);
  const offered = offeredSuccessor(route, siteIndex);
  return {
    gone,
    links,
    offered,
    isTargetNeeded: needed !== undefined,
    targetAt(answer) {
      if (answer.toLowerCase() === NO_PAGE) {
        if (needed === undefined) return undefined;
        throw new CommandProblem(whyNeeded(route, needed));
      }
      const target = pageAt(answer === '' ? offered : answer, siteIndex);
      if (target.page === page || target.route === NOT_FOUND)
        throw new CommandProblem(`Visitors of ${route} cannot be led to ${target.route}. Name another page.`);
      const absence = absent.get(target.route);
      if (absence && hasVisitors)
        throw new CommandProblem(
          `${target.route} ${absenceWords(absence)}, so visitors of ${route} would find nothing there. Name another page, or make that one public first.`,
        );
      return { ...target, isChosen: answer !== '' };
    },
  };
}

/** Everything that deleting a page changes; nothing is written yet. */
export interface PlannedDelete extends ChangedSite {
  /** Those that no other page shows. */
  pictures: string[];
}

/** The site that a page is deleted from. */
interface Site {
  sources: SiteSources;
  siteIndex: SiteIndex;
  config: ValidatorConfig;
  /** The issues of a site. */
  check(sources: SiteSources): readonly Issue[];
}

/**
 * Plans to delete a page: what links to it leads to another page, and so does its address; entries of menus go.
 *
 * @param choices.isUnsaved whether the page was never on the disk
 * @throws CommandProblem when that cannot be done
 */
export function planDelete(
  { sources, siteIndex, config, check }: Site,
  gone: PageHere,
  { target, isUnsaved = false }: { target: Successor | undefined; isUnsaved?: boolean },
): PlannedDelete {
  const isUnknown = isUnsaved && !publishedOf(sources.ledger).has(gone.route);
  const removed = removePage(siteIndex, gone, { target, schemas: documentSchema(config.schemas), isUnknown });
  expectClear(removed.unclear, gone.route);
  expectNoNewErrors(check(sources), check(withTexts(sources, removed.texts)));
  return { ...removed, pictures: picturesOnlyOf(gone.page, siteIndex) };
}

function expectDeletable(route: string): void {
  if (route === HOME)
    throw new CommandProblem('/ cannot be deleted: every site has a home page. Change its blocks instead.');
  if (route === NOT_FOUND)
    throw new CommandProblem(
      '/404 cannot be deleted: visitors see it at addresses that do not exist. Change its blocks instead.',
    );
}

function whyNeeded(route: string, needed: string | LinkToPage): string {
  return typeof needed === 'string'
    ? `${needed} was published, so links on other sites and bookmarks lead there. Name the page that takes the place of ${route}.`
    : `${needed.file}:${needed.line} links to ${route}. Name the page that takes its place, or take the link out first.`;
}

/** The addresses in a ledger; none where there is no ledger, or it cannot be read. */
export function publishedOf(ledger: SourceFile | undefined): ReadonlySet<unknown> {
  const value: unknown = ledger && openDocument(ledger).value;
  return new Set(Array.isArray(value) ? value : []);
}
