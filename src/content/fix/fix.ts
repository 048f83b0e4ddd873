import type { Issue } from '../issue';
import { hasByteOrderMark, withoutByteOrderMark } from '../json/byte-order-mark';
import { linesOf } from '../json/lines';
import { parseJson } from '../json/parse';
import { type ValidatorConfig, SITE_PATH, type SiteSources, type SourceFile } from '../source';
import type { Validator } from '../validate';
import { withTexts } from '../with-texts';
import { type MendedText, mendWords } from './mend-words';
import { propertyOrder } from './property-order';
import { tidy } from './tidy';

/** What mended words reveal is mended too: a misspelt "type" hides the misspelt name after it. */
const ROUNDS = 10;

interface FixOptions {
  validator: Validator;
  config: ValidatorConfig;
  /** Paths inside the pages folder that may be touched; all unless said otherwise. */
  only?: ReadonlySet<string>;
  /** The way from the pages folder to the schemas, for documents without `$schema`; undefined leaves them without. */
  schemaDir: string | undefined;
}

/** A document that has to be saved anew, and why. */
export interface FixedDocument extends MendedText {
  source: SourceFile;
}

/** What could be mended of a site. */
export interface FixedSite {
  fixed: FixedDocument[];
  /** Documents that were left alone, since they are not JSON. */
  unreadable: SourceFile[];
}

/**
 * Mends what has one right answer, and nothing else. What was mended once is not changed a second time.
 *
 * @returns the new texts; nothing is written anywhere
 */
export function fixSite(sources: SiteSources, options: FixOptions): FixedSite {
  const { only, config, schemaDir } = options;
  const wanted = allOf(sources).filter(({ path }) => !only || only.has(path));
  const readable = new Set(wanted.filter(isJson));
  const fixed = new Map<string, FixedDocument>();
  const mendEach = (mend: (source: SourceFile, text: string) => MendedText) => {
    const before = countMended(fixed);
    for (const source of readable) {
      const known = fixed.get(source.path);
      const { text, mended } = withMark(known?.text ?? textOf(source), (plain) => mend(source, plain));
      if (mended.length === 0) continue;
      fixed.set(source.path, { source, text, mended: [...(known?.mended ?? []), ...mended] });
    }
    return countMended(fixed) > before;
  };

  for (let round = 0; round < ROUNDS; round++) {
    const issues = byFile(
      options.validator.validate(withTexts(sources, textsOf(fixed.values())), only).issues,
    );
    const mendIssues = ({ file }: SourceFile, text: string) =>
      mendWords(text, linesOf(text), issues.get(file) ?? [], config);
    if (!mendEach(mendIssues)) break;
  }
  const orderOf = propertyOrder(config.schemas);
  mendEach(({ path }, text) => {
    const kind = path === SITE_PATH ? 'site' : 'page';
    const schema = schemaDir === undefined ? undefined : schemaPath(path, schemaDir, kind);
    return tidy(text, { schema, orderOf: (tree) => orderOf(tree, kind) });
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

/** What editors count in has no byte order mark; the document keeps it. */
function withMark(text: string, mend: (plain: string) => MendedText): MendedText {
  const { text: plain, mended } = mend(withoutByteOrderMark(text));
  return { text: hasByteOrderMark(text) ? text.charAt(0) + plain : plain, mended };
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

function countMended(fixed: ReadonlyMap<string, FixedDocument>): number {
  return [...fixed.values()].reduce((count, { mended }) => count + mended.length, 0);
}

/** `../../schema/page.schema.json`, as seen from the document. */
function schemaPath(path: string, schemaDir: string, kind: 'page' | 'site'): string {
  const up = '../'.repeat(path.split('/').length - 1);
  return `${up}${schemaDir}/${kind}.schema.json`;
}

const textOf = ({ content }: SourceFile) => ('text' in content ? content.text : '');

const allOf = ({ pages, site }: SiteSources) => [...pages, ...(site ? [site] : [])];
