import type { SiteDocument } from '../generated/documents';
import { type CheckedDocument, createDocumentCheck } from './check-document';
import { type OpenDocument, openDocument } from './document';
import { isDraft } from './draft';
import type { Issue } from './issue';
import { issueList } from './issue-list';
import type { IssueCode } from './issue-code';
import type { PageOutline } from './page-outline';
import { hasNoErrors, type ToldSite, tellSite } from './telling';
import type { Knowledge, SiteSources, SourceFile } from './source';
import { draftPage, namesOf, type ValidPage, validPage } from './valid-page';
import { worldOf } from './world';

export interface ValidationResult {
  /** Sorted by file, line and column. */
  issues: Issue[];
  /** By route: the documents without errors of their own. */
  pages: ReadonlyMap<string, ValidPage>;
  /** The same, by route, in short. */
  outlines: ReadonlyMap<string, PageOutline>;
  /** By route, for dev: documents that have errors, but are objects with a list of blocks. */
  drafts: ReadonlyMap<string, ValidPage>;
  /** The site document, if it has no errors. */
  site: SiteDocument | undefined;
  /** How many documents the issues are about. */
  documents: number;
  /** Their names, as the user knows them. */
  files: string[];
}

export interface Validator {
  /**
   * Checks a whole site. A document that is the same as the last time is not looked at again, but for what the others
   * have to do with it.
   *
   * @param only paths inside the pages folder: issues of these alone are answered, though the whole site is known
   */
  validate(sources: SiteSources, only?: ReadonlySet<string>): ValidationResult;
  /** Looks at the documents ahead of `validate`, which then has less to do. One step is one document. */
  lookAhead(sources: SiteSources): Generator<void>;
  /** A page by itself, as far as it can be shown, whatever its links lead to; undefined where nothing can. */
  pageAlone(source: SourceFile): ValidPage | undefined;
  /** The site document by itself; undefined where it has errors. */
  siteAlone(source: SourceFile): SiteDocument | undefined;
}

interface ValidatorOptions {
  /** Rules whose errors are warnings: a page that is being written is shown in dev, and is not published. */
  lenient?: ReadonlySet<IssueCode>;
  /** Whether to tell what could be better, too. Where it is not told, the site may still make an error of it. */
  polish?: boolean;
}

/** Makes a validator, which remembers the site that it has checked last. */
export function createValidator(
  knowledge: Knowledge,
  { lenient = new Set(), polish = true }: ValidatorOptions = {},
): Validator {
  const { engine, check } = createDocumentCheck(knowledge);
  const issuesOf = issueList();
  let known = new Map<string, CheckedDocument>();
  let last: ToldSite | undefined;

  function checkOnce(source: SourceFile): CheckedDocument {
    const before = known.get(source.path);
    if (before && isSame(before.document.source, source)) return before;
    const checked = check(source);
    known.set(source.path, checked);
    return checked;
  }

  return {
    validate(sources, only) {
      const checked = allOf(sources).map(checkOnce);
      known = new Map(checked.map((each) => [each.document.source.path, each]));
      const documents = checked.map(({ document }) => document);
      const ledger = sources.ledger && openDocument(sources.ledger);
      const world = worldOf(sources, { documents, ledger }, { ...engine, lenient });
      last = tellSite({ sources, checked, ledger, world }, polish, last);
      const wanted = documents.filter(({ source }) => !only || only.has(source.path));
      return {
        ...pagesOf(last),
        issues: issuesOf(last, only),
        documents: wanted.length,
        files: wanted.map(({ source }) => source.file),
      };
    },
    *lookAhead(sources) {
      for (const source of allOf(sources)) yield void checkOnce(source);
    },
    pageAlone(source) {
      const { document } = checkOnce(source);
      const { route } = document;
      if (route === undefined) return undefined;
      if (hasNoErrors(document.findings)) return validPage(document, route);
      return isDraft(document) ? draftPage(document, route) : undefined;
    },
    siteAlone(source) {
      const { document } = checkOnce(source);
      return hasNoErrors(document.findings) ? siteOf(document) : undefined;
    },
  };
}

const allOf = ({ pages, site }: SiteSources) => [...pages, ...(site ? [site] : [])];

function isSame(one: SourceFile, other: SourceFile): boolean {
  if (one === other) return true;
  if (one.file !== other.file || !('text' in one.content && 'text' in other.content)) return false;
  return one.content.text === other.content.text;
}

function pagesOf({
  told,
  world,
}: ToldSite): Pick<ValidationResult, 'pages' | 'outlines' | 'drafts' | 'site'> {
  const pages = new Map<string, ValidPage>();
  const outlines = new Map<string, PageOutline>();
  const drafts = new Map<string, ValidPage>();
  for (const document of world.documents) {
    const { route, isSite } = document;
    if (isSite || route === undefined) continue;
    if (hasNoErrors(told.get(document))) {
      pages.set(route, validPage(document, route));
      outlines.set(route, { route, document: namesOf(document) });
    } else if (isDraft(document) && !drafts.has(route)) drafts.set(route, draftPage(document, route));
  }
  const { site } = world;
  return { pages, outlines, drafts, site: site && hasNoErrors(told.get(site)) ? siteOf(site) : undefined };
}

// The schemas have nothing against it, which is what the type says.
const siteOf = ({ value }: OpenDocument) => value as SiteDocument;
