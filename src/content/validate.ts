import type { SiteDocument } from '../generated/documents';
import { type CheckedDocument, createDocumentCheck } from './check-document';
import { type OpenDocument, openDocument } from './document';
import { isDraft } from './draft';
import type { Finding } from './finding';
import type { Issue } from './issue';
import { issueAt, issueOfSite } from './issue-at';
import type { IssueCode } from './issue-code';
import type { PageOutline } from './page-outline';
import { documentRules, ledgerRules, polishRules, siteRules } from './rules/all-rules';
import { isRaised, withLevel } from './rules/levels';
import { withMeantPicture } from './rules/missing-picture/meant-picture';
import type { DocumentRule } from './rules/rule';
import type { Knowledge, SiteSources, SourceFile } from './source';
import { draftPage, namesOf, type ValidPage, validPage } from './valid-page';
import { type World, worldOf } from './world';

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
  let known = new Map<string, CheckedDocument>();

  function checkOnce(source: SourceFile): CheckedDocument {
    const before = known.get(source.path);
    const checked = before && isSame(before.document.source, source) ? before : check(source);
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
      const told = toldOf(checked, world, polish);
      const isClean = (document: OpenDocument) => hasNoErrors(told.get(document));
      if (ledger) told.set(ledger, [...ledger.findings, ...foundBy(ledgerRules, ledger, world)]);
      const wanted = documents.filter(({ source }) => !only || only.has(source.path));
      const pages = pagesAmong(documents);
      const valid = pages.filter(({ document }) => isClean(document));
      const drafts = pages.filter(({ document }) => !isClean(document) && isDraft(document));
      const site = world.site;
      return {
        issues: issuesOf(told, world, only),
        pages: new Map(valid.map(({ route, document }) => [route, validPage(document, route)])),
        outlines: new Map(
          valid.map(({ route, document }) => [route, { route, document: namesOf(document) }]),
        ),
        // Of two documents for one route, the first.
        drafts: new Map(drafts.reverse().map(({ route, document }) => [route, draftPage(document, route)])),
        // The schemas have nothing against it, which is what the type says.
        site: site && isClean(site) ? (site.value as SiteDocument) : undefined,
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
  };
}

const allOf = ({ pages, site }: SiteSources) => [...pages, ...(site ? [site] : [])];

function isSame(one: SourceFile, other: SourceFile): boolean {
  if (one === other) return true;
  if (one.file !== other.file || !('text' in one.content && 'text' in other.content)) return false;
  return one.content.text === other.content.text;
}

/** What is told of each document. What could be better is told only of a site without errors. */
function toldOf(
  checked: readonly CheckedDocument[],
  world: World,
  polish: boolean,
): Map<OpenDocument, readonly Finding[]> {
  const told = new Map<OpenDocument, readonly Finding[]>();
  for (const { document, found } of checked) {
    const shape = document.findings.map((finding) => withMeantPicture(finding, world.media));
    told.set(document, [...shape, ...levelled(found, world), ...foundBy(documentRules, document, world)]);
    document.letGo();
  }
  if (!(polish || isRaised(world)) || ![...told.values()].every(hasNoErrors)) return told;
  for (const { document, polish: own } of checked) {
    const found = [...levelled(own, world), ...foundBy(polishRules, document, world)];
    told.set(document, [...(told.get(document) ?? []), ...found]);
    document.letGo();
  }
  return told;
}

function foundBy(rules: readonly DocumentRule[], document: OpenDocument, world: World): Finding[] {
  return levelled(
    rules.flatMap((rule) => Array.from(rule(document, world))),
    world,
  );
}

const levelled = (found: readonly Finding[], world: World) =>
  found.flatMap((finding) => withLevel(finding, world));

function issuesOf(
  told: ReadonlyMap<OpenDocument, readonly Finding[]>,
  world: World,
  only: ReadonlySet<string> | undefined,
): Issue[] {
  const isWanted = (path: string) => !only || only.has(path);
  const issues = siteRules
    .flatMap((rule) => Array.from(rule(world)))
    .filter(({ path }) => isWanted(path))
    .map((finding) => issueOfSite(world.dir, finding));
  for (const [document, findings] of told) {
    if (findings.length === 0 || !isWanted(document.source.path)) continue;
    for (const finding of findings) issues.push(issueAt(document, finding));
    document.letGo();
  }
  return issues.sort(byPlace);
}

function pagesAmong(documents: readonly OpenDocument[]): { route: string; document: OpenDocument }[] {
  return documents.flatMap((document) => {
    const { route, isSite } = document;
    return isSite || route === undefined ? [] : [{ route, document }];
  });
}

const hasNoErrors = (findings: readonly Finding[] = []) =>
  findings.every(({ severity }) => severity === 'warning');

function byPlace(a: Issue, b: Issue): number {
  return compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
