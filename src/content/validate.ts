import type { ValidateFunction } from 'ajv';
import type { PageDocument, SiteDocument } from '../generated/documents';
import { type OpenDocument, openDocument } from './document';
import { blockLines, draftOf } from './draft';
import type { Finding } from './finding';
import type { Issue } from './issue';
import { issueAt, issueOfSite } from './issue-at';
import type { IssueCode } from './issue-code';
import type { PageOutline } from './page-outline';
import { comparingRules, documentRules, ledgerRules, notes, polishRules, siteRules } from './rules/all-rules';
import { withLevel } from './rules/levels';
import { noteOf } from './rules/note';
import { withMeantPicture } from './rules/missing-picture/meant-picture';
import type { DocumentRule } from './rules/rule';
import { CHECKED, compileSchemas, type ShapeChecks } from './schema/compile';
import { shapeFindings } from './schema/findings';
import { editorMessage, guideTo } from './schema/guide';
import { openingTypes } from './schema/opening-types';
import type { Knowledge, SiteSources } from './source';
import { type World, worldOf } from './world';

/** A page document that can be rendered. */
export interface ValidPage {
  route: string;
  /** Path as the user knows it. */
  file: string;
  document: PageDocument;
  /** The line, from 1, at which each block of the page begins. */
  blockLines: readonly number[];
}

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
   * Checks a whole site.
   *
   * @param only paths inside the pages folder: issues of these alone are answered, though the whole site is known
   */
  validate(sources: SiteSources, only?: ReadonlySet<string>): ValidationResult;
}

/**
 * Makes a validator. Compiling the schemas takes far longer than using them, and is put off until one
 * of them has something to say that `quick` cannot.
 *
 * @param lenient rules whose errors are warnings: a page that is being written is shown in dev, and is not published
 */
export function createValidator(
  { schemas, icons, quick }: Knowledge,
  lenient: ReadonlySet<IssueCode> = new Set(),
): Validator {
  let compiled: ShapeChecks | undefined;
  const thorough = () => {
    compiled ??= compileSchemas(schemas);
    return compiled;
  };
  const isSound = quick ?? { page: () => false, site: () => false, href: (link) => thorough().href(link) };
  const guide = guideTo(schemas);
  const openings = openingTypes(schemas);
  const linkForm = {
    allows: (href: string) => isSound.href(href),
    words: editorMessage(schemas.others[CHECKED.href]),
  };

  /** Notes what the schemas have against a document. */
  function checkShape(document: OpenDocument, media: ReadonlySet<string>): void {
    const kind = document.isSite ? 'site' : 'page';
    if (!document.isRead || isSound[kind](document.value)) return;
    const check: ValidateFunction = thorough()[kind];
    if (check(document.value)) return;
    const { findings, unsound } = shapeFindings(check.errors ?? [], guide);
    document.findings = [
      ...document.findings,
      ...findings.map((finding) => withMeantPicture(finding, media)),
    ];
    document.unsound = unsound;
  }

  return {
    validate(sources, only) {
      const opened = [...sources.pages, ...(sources.site ? [sources.site] : [])];
      const documents = opened.map(openDocument);
      const checked = new Set<OpenDocument>();
      const check = (document: OpenDocument) => {
        if (!checked.has(document)) checkShape(document, sources.media);
        checked.add(document);
      };
      const site = documents.find(({ isSite }) => isSite);
      if (site) check(site);
      const ledger = sources.ledger && openDocument(sources.ledger);
      const facts = { icons, openings, linkForm, lenient };
      const world = worldOf(sources, { documents, ledger }, facts, check);
      applyAll(documents, world, check);
      if (ledger) ledger.findings = [...ledger.findings, ...findingsOf(ledgerRules, ledger, world)];
      const wanted = documents.filter(({ source }) => !only || only.has(source.path));
      const pages = documents.filter(({ isSite }) => !isSite);
      const valid = validPages(pages);
      return {
        issues: issuesOf([...documents, ...(ledger ? [ledger] : [])], world, { dir: sources.dir, only }),
        pages: valid,
        outlines: new Map(Array.from(valid.values(), (page) => [page.route, page.outlineIn(world)])),
        drafts: drafts(pages),
        site: site && isClean(site) ? siteOf(site) : undefined,
        documents: wanted.length,
        files: wanted.map(({ source }) => source.file),
      };
    },
  };
}

/**
 * One document after the other is looked at and let go, so that memory holds one of them and the notes about all.
 * What could be better is told only of a site without errors.
 */
function applyAll(
  documents: readonly OpenDocument[],
  world: World,
  check: (document: OpenDocument) => void,
): void {
  const polish = new Map<OpenDocument, Finding[]>();
  for (const document of documents) {
    check(document);
    document.findings = [...document.findings, ...findingsOf(documentRules, document, world)];
    if (isClean(document)) polish.set(document, findingsOf(polishRules, document, world));
    for (const note of notes) note(document, world);
    if (isClean(document)) namesOf(document, world);
    document.letGo();
  }
  if (!documents.every(isClean)) return;
  for (const document of documents) {
    const found = findingsOf(comparingRules, document, world);
    document.findings = [...document.findings, ...(polish.get(document) ?? []), ...found];
  }
}

function findingsOf(rules: readonly DocumentRule[], document: OpenDocument, world: World): Finding[] {
  const found = rules.flatMap((rule) => Array.from(rule(document, world)));
  return found.flatMap((finding) => withLevel(finding, world));
}

function issuesOf(
  documents: readonly OpenDocument[],
  world: World,
  { dir, only }: { dir: string; only: ReadonlySet<string> | undefined },
): Issue[] {
  const isWanted = (path: string) => !only || only.has(path);
  const found = documents
    .filter(({ source }) => isWanted(source.path))
    .flatMap((document) => document.findings.map((finding) => issueAt(document, finding)));
  const ofSite = siteRules
    .flatMap((rule) => Array.from(rule(world)))
    .filter(({ path }) => isWanted(path))
    .map((finding) => issueOfSite(dir, finding));
  return [...ofSite, ...found].sort(byPlace);
}

// The schemas have nothing against it, which is what the type says.
const siteOf = ({ value }: OpenDocument) => value as SiteDocument;

function validPages(pages: readonly OpenDocument[]): Map<string, CheckedPage> {
  const valid = new Map<string, CheckedPage>();
  for (const document of pages) {
    const { route, source } = document;
    if (route !== undefined && isClean(document))
      valid.set(route, new CheckedPage(route, source.file, document));
  }
  return valid;
}

/** Asked of those documents only that the schemas have nothing against. */
const namesOf = noteOf(({ value }) => {
  const { title, name, aliases } = value as PageDocument;
  return { title, name, aliases };
});

/** Its document and lines are made of the text when they are asked for. */
class CheckedPage implements ValidPage {
  readonly #open: OpenDocument;

  constructor(
    readonly route: string,
    readonly file: string,
    open: OpenDocument,
  ) {
    this.#open = open;
  }

  get document(): PageDocument {
    // The schemas have nothing against it, which is what the type says.
    return this.#open.value as PageDocument;
  }

  get blockLines(): readonly number[] {
    return blockLines(this.#open);
  }

  outlineIn(world: World): PageOutline {
    return { route: this.route, document: namesOf(this.#open, world) };
  }
}

function drafts(pages: readonly OpenDocument[]): Map<string, ValidPage> {
  const found = new Map<string, ValidPage>();
  for (const document of pages) {
    const { route, source } = document;
    const draft = isClean(document) ? undefined : draftOf(document);
    if (draft && route !== undefined && !found.has(route))
      found.set(route, { route, file: source.file, ...draft });
  }
  return found;
}

const isClean = ({ findings }: OpenDocument) => findings.every(({ severity }) => severity === 'warning');

function byPlace(a: Issue, b: Issue): number {
  return compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
