import type { Issue } from '../../rules/lists/issue';
import { hasByteOrderMark, withoutByteOrderMark } from '../../json/byte-order-mark';
import { linesOf } from '../../json/lines';
import { allDocuments } from '../../documents/site/all-documents';
import { parseJson } from '../../json/parse';
import {
  type DocumentKind,
  documentKind,
  type SiteSources,
  type SourceFile,
  type ValidatorConfig,
} from '../../model/source';
import type { Validator } from '../../check/validate';
import { withTexts } from '../../documents/site/with-texts';
import { documentSchema } from '../../schema/document-schema';
import { type FixedText, applyFixes } from './apply-fixes';
import { tidy } from './tidy';

/** Fixes are repeated, since a misspelt "type" hides the misspelt name after it. */
const MAX_ROUNDS = 10;

interface FixOptions {
  validator: Validator;
  config: ValidatorConfig;
  /** Paths inside the pages folder that may be changed; by default all. */
  only?: ReadonlySet<string>;
  /** The relative path from the pages folder to the schemas, for documents without `$schema`; undefined leaves them without. */
  schemaDir: string | undefined;
}

/** A document with a new text, and what was fixed. */
export interface FixedDocument extends FixedText {
  source: SourceFile;
}

/** The result of fixing a site. */
export interface FixedSite {
  fixed: FixedDocument[];
  /** Documents that were not changed, since they are not JSON. */
  unreadable: SourceFile[];
}

/**
 * Fixes only what has one right answer. A second run changes nothing.
 *
 * @returns the new texts; nothing is written anywhere
 */
export function fixSite(sources: SiteSources, options: FixOptions): FixedSite {
  const { only, config, schemaDir } = options;
  const wanted = allDocuments(sources).filter(({ path }) => !only || only.has(path));
  const readable = new Set(wanted.filter(isJson));
  const fixed = new Map<string, FixedDocument>();
  for (const source of readable) {
    const text = textOf(source);
    if (!hasByteOrderMark(text)) continue;
    const fixes = [{ lines: [], kind: 'byte-order-mark', from: '', to: '' } as const];
    fixed.set(source.path, { source, text: withoutByteOrderMark(text), fixes });
  }
  const fixEach = (fix: (source: SourceFile, text: string) => FixedText) => {
    const before = countFixes(fixed);
    for (const source of readable) {
      const known = fixed.get(source.path);
      const { text, fixes } = fix(source, known?.text ?? textOf(source));
      if (fixes.length === 0) continue;
      fixed.set(source.path, { source, text, fixes: [...(known?.fixes ?? []), ...fixes] });
    }
    return countFixes(fixed) > before;
  };

  for (let round = 0; round < MAX_ROUNDS; round++) {
    const issues = byFile(
      options.validator.validate(withTexts(sources, textsOf(fixed.values())), only).issues,
    );
    const fixIssues = ({ file }: SourceFile, text: string) =>
      applyFixes(text, linesOf(text), issues.get(file) ?? [], config);
    if (!fixEach(fixIssues)) break;
  }
  const schemaOf = documentSchema(config.schemas);
  fixEach(({ path }, text) => {
    const kind = documentKind(path);
    const address = schemaDir === undefined ? undefined : schemaPath(path, schemaDir, kind);
    return tidy(text, { address, schema: schemaOf(kind) });
  });
  return {
    fixed: [...fixed.values()],
    unreadable: wanted.filter((source) => !readable.has(source)),
  };
}

/** The texts of documents by their path. */
export function textsOf(documents: Iterable<FixedDocument>): Map<string, string> {
  return new Map(Array.from(documents, ({ source, text }) => [source.path, text]));
}

function byFile(issues: readonly Issue[]): Map<string, Issue[]> {
  const found = new Map<string, Issue[]>();
  for (const issue of issues) {
    const known = found.get(issue.file);
    if (known) known.push(issue);
    else found.set(issue.file, [issue]);
  }
  return found;
}

function isJson({ content }: SourceFile): boolean {
  return 'text' in content && 'tree' in parseJson(withoutByteOrderMark(content.text));
}

function countFixes(fixed: ReadonlyMap<string, FixedDocument>): number {
  return [...fixed.values()].reduce((count, { fixes }) => count + fixes.length, 0);
}

/** `../../schema/page.schema.json`, as seen from the document. */
export function schemaPath(path: string, schemaDir: string, kind: DocumentKind): string {
  const up = '../'.repeat(path.split('/').length - 1);
  return `${up}${schemaDir}/${kind}.schema.json`;
}

const textOf = ({ content }: SourceFile) => ('text' in content ? content.text : '');
