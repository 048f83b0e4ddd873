import type { Node } from 'jsonc-parser';
import type { Finding } from './finding';
import { isRecord } from './is-record';
import { hasMark, withoutMark } from './json/byte-order-mark';
import { type Lines, linesOf } from './json/lines';
import { pointerTo } from './json/locate';
import { parseJson, type TextProblem } from './json/parse';
import { legalPath, routeOf } from './route';
import { SITE_PATH, type SourceFile } from './source';

/** A document as far as it could be read. */
export interface OpenDocument {
  source: SourceFile;
  isSite: boolean;
  /** The page's address; where the file's name cannot be one, the address it should have. */
  route: string | undefined;
  text: string;
  lines: Lines;
  tree: Node | undefined;
  value: unknown;
  /** What is wrong so far. */
  findings: Finding[];
  /** Pointers of values that do not have the shape they should; the rules leave these alone. */
  unsound: Set<string>;
}

/** A text, number, list … inside a document, with the name of its property (of an item, its list's). */
export interface Entry {
  pointer: string;
  name: string;
  value: unknown;
}

/** Reads one file's text as JSON and notes what prevents it. */
export function openDocument(source: SourceFile): OpenDocument {
  const content = readable(source.content);
  const raw = 'text' in content ? content.text : '';
  const text = withoutMark(raw);
  const document: OpenDocument = {
    source,
    isSite: source.path === SITE_PATH,
    route: routeOf(source.path) ?? routeOf(legalPath(source.path) ?? ''),
    text,
    lines: linesOf(text),
    tree: undefined,
    value: undefined,
    findings: [],
    unsound: new Set(),
  };
  if ('problem' in content) {
    document.findings.push({
      code: content.problem,
      pointer: '',
      mark: 'file',
      args: { detail: content.detail },
    });
    return document;
  }
  if (hasMark(raw))
    document.findings.push({ code: 'byte-order-mark', pointer: '', span: { offset: 0, length: 0 } });
  const parsed = parseJson(text);
  if ('problem' in parsed) document.findings.push(textFinding(parsed.problem, document.lines));
  else Object.assign(document, parsed);
  return document;
}

/** Text in UTF-16 without its mark reads as UTF-8 too, but every second character is then U+0000. */
function readable(content: SourceFile['content']): SourceFile['content'] {
  const isUtf16 = 'text' in content && content.text.slice(0, 100).includes('\0');
  return isUtf16 ? { problem: 'not-utf8', detail: '' } : content;
}

/** Every value of a document that has the shape it should, in the order of the text. */
export function* entriesOf(document: OpenDocument): Generator<Entry> {
  if (isRecord(document.value)) yield* walk(document, '', '', document.value);
}

function* walk(document: OpenDocument, pointer: string, name: string, value: unknown): Generator<Entry> {
  if (document.unsound.has(pointer)) return;
  yield { pointer, name, value };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(document, pointerTo(pointer, index), name, item);
  } else if (isRecord(value)) {
    for (const [key, part] of Object.entries(value))
      yield* walk(document, pointerTo(pointer, key), key, part);
  }
}

function textFinding(problem: TextProblem, lines: Lines): Finding {
  if (problem.code === 'empty-file') return { code: problem.code, pointer: '', mark: 'file' };
  if (problem.code !== 'not-json') {
    return { code: problem.code, pointer: '', span: { offset: problem.offset, length: 1 } };
  }
  const { reason, what, offset, length, noticedAt } = problem;
  const noticedLine = noticedAt === undefined ? 0 : lines.positionAt(noticedAt).line;
  return { code: 'not-json', pointer: '', span: { offset, length }, args: { reason, what, noticedLine } };
}
