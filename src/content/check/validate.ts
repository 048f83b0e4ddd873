import type { LanguageDocument, SiteDocument } from '../../generated/documents';
import { type CheckedDocument, createDocumentCheck, type DocumentCheck } from './check-document';
import { allDocuments } from '../documents/site/all-documents';
import { iconsOf } from '../documents/facts/icons-of';
import { openDocument } from '../documents/document/open-document';
import type { CheckCache } from './check-cache';
import { canBeShown } from '../documents/facts/invalid-page';
import type { Issue } from '../rules/lists/issue';
import { issueAt } from './issue-at';
import { issueList } from './issue-list';
import type { IssueCode } from '../rules/lists/all-messages';
import { languageDocumentOf, pagesOf, renewPages, type SitePages, siteOf } from './site-pages';
import { hasNoErrors, recheckSite, type CheckedSite, checkSite } from './check-site';
import type { ValidatorConfig, SiteSources, SourceFile } from '../model/source';
import { invalidPage, namesOf, type ValidPage, validPage } from '../documents/facts/valid-page';
import type { PageOutline } from '../model/pages/page-outline';
import { type BuildTime, buildTimeNow } from '../model/pages/publication';
import { indexSite } from '../documents/site/site-index';

export interface ValidationResult extends SitePages {
  /** Sorted by file, line and column. */
  issues: Issue[];
  /** How many documents the issues are about. */
  documents: number;
  /** Their names, as the user knows them. */
  files: string[];
}

/** What a build has to know of a page before a worker makes it. */
export interface PageSummary extends PageOutline {
  /** Path as the user knows it. */
  file: string;
  /** The whole names of the icons that it shows. */
  icons: readonly string[];
}

export interface Validator {
  /**
   * Checks a whole site. An unchanged document is not checked again, except by rules about
   * the site.
   *
   * @param only paths inside the pages folder: only their issues are returned, though the whole site is checked
   */
  validate(sources: SiteSources, only?: ReadonlySet<string>): ValidationResult;
  /** The same in short steps, between which other things can be done; what it returns is the result. `validate` has less to do then. */
  validateInSteps(sources: SiteSources): Generator<void, ValidationResult>;
  /**
   * The same at no more cost than that of the documents that have changed since the last check.
   *
   * @returns undefined where the whole site has to be checked: for the first time, or since other documents depend on what has changed
   */
  revalidate(sources: SiteSources, only?: ReadonlySet<string>): ValidationResult | undefined;
  /** The issues of a document by itself, without those that follow from other documents. */
  issuesAlone(source: SourceFile): Issue[];
  /** A page checked against its schema alone, as far as it can be shown; undefined where nothing can be shown. */
  pageAlone(source: SourceFile): ValidPage | undefined;
  /** A page in short, without parsing the document again; undefined where it is invalid against the schemas. */
  pageSummary(source: SourceFile): PageSummary | undefined;
  /** The site document, checked by itself; undefined where it has errors. */
  siteAlone(source: SourceFile): SiteDocument | undefined;
  /** What is different in a language, checked by itself; undefined where it has errors. */
  languageAlone(source: SourceFile): LanguageDocument | undefined;
}

interface ValidatorOptions {
  /** Rules whose errors become warnings: dev shows unfinished pages, a build refuses them. */
  lenient?: ReadonlySet<IssueCode>;
  /** Rules whose warnings become errors, whatever the site document says. */
  raised?: ReadonlySet<IssueCode>;
  /** Whether to report possible improvements, too. If not, those that the site has made errors are still reported. */
  withImprovements?: boolean;
  checkCache?: CheckCache;
  /** That of another validator with the same configuration, which looks at the same documents. */
  documentCheck?: DocumentCheck;
  /** What the site is checked for; by default as visitors get it now. */
  buildTime?: () => BuildTime;
}

/** Creates a validator, which caches the results of the last check. */
export function createValidator(
  config: ValidatorConfig,
  {
    lenient = new Set(),
    raised = new Set(),
    withImprovements = true,
    checkCache,
    documentCheck = createDocumentCheck(config, checkCache),
    buildTime = buildTimeNow,
  }: ValidatorOptions = {},
): Validator {
  const { ruleContext, check, checkShape } = documentCheck;
  const issuesOf = issueList();
  let known = new Map<string, CheckedDocument>();
  let last: { site: CheckedSite; pages: SitePages } | undefined;

  function knownOf(source: SourceFile): CheckedDocument | undefined {
    const before = known.get(source.path);
    return before && isSame(before.document.source, source) ? before : undefined;
  }

  function checkOnce(source: SourceFile): CheckedDocument {
    const before = knownOf(source);
    if (before) return before;
    const checked = check(source);
    known.set(source.path, checked);
    return checked;
  }

  function* checkAll(sources: SiteSources): Generator<void, CheckedSite> {
    const checked: CheckedDocument[] = [];
    const byPath = new Map<string, CheckedDocument>();
    for (const source of allDocuments(sources)) {
      const each = checkOnce(source);
      checked.push(each);
      byPath.set(source.path, each);
      yield;
    }
    known = byPath;
    const documents = checked.map(({ document }) => document);
    const ledger = sources.ledger && openDocument(sources.ledger);
    const options = { ...ruleContext, buildTime: buildTime(), lenient, raised };
    const siteIndex = indexSite(sources, { documents, ledger }, options);
    return yield* checkSite({ sources, checked, ledger, siteIndex }, withImprovements);
  }

  function resultOf(
    site: CheckedSite,
    pages: SitePages,
    only: ReadonlySet<string> | undefined,
  ): ValidationResult {
    last = { site, pages };
    const { documents } = site.siteIndex;
    const wanted = documents.filter(({ source }) => !only || only.has(source.path));
    return {
      ...pages,
      issues: issuesOf(site, only),
      documents: wanted.length,
      files: wanted.map(({ source }) => source.file),
    };
  }

  function revalidate(sources: SiteSources, only?: ReadonlySet<string>): ValidationResult | undefined {
    const again = last && !withImprovements ? recheckSite(last.site, sources, checkOnce) : undefined;
    if (!last || !again) return undefined;
    return resultOf(again.site, renewPages(last.pages, again) ?? lastOf(pagesOf(again.site)), only);
  }

  return {
    revalidate,
    validate(sources, only) {
      const again = revalidate(sources, only);
      if (again) return again;
      const site = lastOf(checkAll(sources));
      return resultOf(site, lastOf(pagesOf(site)), only);
    },
    *validateInSteps(sources) {
      const again = revalidate(sources);
      if (again) return again;
      const site = yield* checkAll(sources);
      return resultOf(site, yield* pagesOf(site), undefined);
    },
    issuesAlone(source) {
      const { document, ruleFindings } = checkOnce(source);
      const issues = [...document.findings, ...ruleFindings].map((finding) => issueAt(document, finding));
      document.release();
      return issues;
    },
    pageAlone(source) {
      const document = knownOf(source)?.document ?? checkShape(source);
      const { route } = document;
      if (route === undefined) return undefined;
      if (hasNoErrors(document.findings)) return validPage(document, route);
      return canBeShown(document) ? invalidPage(document, route) : undefined;
    },
    pageSummary(source) {
      const { document } = checkOnce(source);
      const { route } = document;
      if (route === undefined || !hasNoErrors(document.findings)) return undefined;
      return { route, file: source.file, document: namesOf(document), icons: iconsOf(document) };
    },
    siteAlone(source) {
      const { document } = checkOnce(source);
      return hasNoErrors(document.findings) ? siteOf(document) : undefined;
    },
    languageAlone(source) {
      const { document } = checkOnce(source);
      return hasNoErrors(document.findings) ? languageDocumentOf(document) : undefined;
    },
  };
}

/** What a generator returns, with all its steps taken at once. */
function lastOf<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function isSame(one: SourceFile, other: SourceFile): boolean {
  if (one === other) return true;
  if (one.file !== other.file || !('text' in one.content && 'text' in other.content)) return false;
  return one.content.text === other.content.text;
}
