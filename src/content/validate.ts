import type { ValidateFunction } from 'ajv';
import type { PageDocument, SiteDocument } from '../generated/documents';
import { type OpenDocument, openDocument } from './document';
import { blockLines, draftOf } from './draft';
import type { Issue } from './issue';
import { issueAt, issueOfSite } from './issue-at';
import type { IssueCode } from './issue-code';
import { documentRules, ledgerRules, polishRules, siteRules } from './rules/all-rules';
import { withLevel } from './rules/levels';
import { withMeantPicture } from './rules/missing-picture/meant-picture';
import type { DocumentRule } from './rules/rule';
import { compileSchemas } from './schema/compile';
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
 * Makes a validator. Compiling the schemas takes far longer than using them: make one, use it often.
 *
 * @param lenient rules whose errors are warnings: a page that is being written is shown in dev, and is not published
 */
export function createValidator(
  { schemas, icons }: Knowledge,
  lenient: ReadonlySet<IssueCode> = new Set(),
): Validator {
  const checks = compileSchemas(schemas);
  const guide = guideTo(schemas);
  const openings = openingTypes(schemas);
  const linkForm = { allows: (href: string) => checks.href(href), words: editorMessage(checks.href.schema) };

  /** Notes what the schemas have against a document; its value, when they have nothing. */
  function checkShape<T>(
    document: OpenDocument,
    check: ValidateFunction<T>,
    media: ReadonlySet<string>,
  ): T | undefined {
    const { tree, value } = document;
    if (!tree) return undefined;
    if (check(value)) return value;
    const { findings, unsound } = shapeFindings(check.errors ?? [], guide);
    document.findings = [
      ...document.findings,
      ...findings.map((finding) => withMeantPicture(finding, media)),
    ];
    document.unsound = unsound;
    return undefined;
  }

  return {
    validate(sources, only) {
      const site = sources.site && openDocument(sources.site);
      const siteValue = site && checkShape(site, checks.site, sources.media);
      const pages = sources.pages.map((source) => {
        const document = openDocument(source);
        return { document, value: checkShape(document, checks.page, sources.media) };
      });
      const ledger = sources.ledger && openDocument(sources.ledger);
      const documents = [...pages.map((page) => page.document), ...(site ? [site] : [])];
      const world = worldOf(sources, { documents, ledger }, { icons, openings, linkForm, lenient });
      for (const document of documents) {
        apply(documentRules, document, world);
      }
      if (documents.every(isClean)) for (const document of documents) apply(polishRules, document, world);
      if (ledger) apply(ledgerRules, ledger, world);
      const wanted = documents.filter(({ source }) => !only || only.has(source.path));
      return {
        issues: issuesOf([...documents, ...(ledger ? [ledger] : [])], world, { dir: sources.dir, only }),
        pages: validPages(pages),
        drafts: drafts(pages),
        site: site && isClean(site) ? siteValue : undefined,
        documents: wanted.length,
        files: wanted.map(({ source }) => source.file),
      };
    },
  };
}

function apply(rules: readonly DocumentRule[], document: OpenDocument, world: World): void {
  const found = rules.flatMap((rule) => Array.from(rule(document, world)));
  document.findings = [...document.findings, ...found.flatMap((finding) => withLevel(finding, world))];
}

interface CheckedPage {
  document: OpenDocument;
  value: PageDocument | undefined;
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

function validPages(pages: readonly CheckedPage[]): Map<string, ValidPage> {
  const valid = new Map<string, ValidPage>();
  for (const { document, value } of pages) {
    if (!value || document.route === undefined || !isClean(document)) continue;
    const { route, source } = document;
    valid.set(route, { route, file: source.file, document: value, blockLines: blockLines(document) });
  }
  return valid;
}

function drafts(pages: readonly CheckedPage[]): Map<string, ValidPage> {
  const found = new Map<string, ValidPage>();
  for (const { document } of pages) {
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
