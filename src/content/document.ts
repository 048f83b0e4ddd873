import type { Node } from 'jsonc-parser';
import type { Finding } from './finding';
import { isRecord } from './is-record';
import { hasMark, withoutMark } from './json/byte-order-mark';
import { type Lines, linesOf } from './json/lines';
import { pointerTo } from './json/locate';
import { type ParseResult, parseJson, type TextProblem } from './json/parse';
import { legalPath, routeOf } from './route';
import { SITE_PATH, type SourceFile } from './source';

/** A document as far as it could be read. What is made of its text is made when it is asked for. */
export interface OpenDocument {
  source: SourceFile;
  isSite: boolean;
  /** The page's address; where the file's name cannot be one, the address it should have. */
  route: string | undefined;
  text: string;
  readonly lines: Lines;
  readonly tree: Node | undefined;
  readonly value: unknown;
  /** Whether it is JSON. */
  isRead: boolean;
  /** Whether a property may stand twice in one object of it. */
  mayRepeatKeys: boolean;
  /** What is wrong so far. */
  findings: Finding[];
  /** Pointers of values that do not have the shape they should; the rules leave these alone. */
  unsound: Set<string>;
  /** Frees what was made of the text; it is made again when it is asked for. */
  letGo(): void;
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
  const parsed = 'text' in content ? parseJson(text) : undefined;
  const isRead = parsed !== undefined && 'value' in parsed;
  let lines: Lines | undefined;
  let kept = isRead ? parsed : undefined;
  const again = () => {
    if (isRead) kept ??= asJson(parseJson(text));
    return kept;
  };
  const document: OpenDocument = {
    source,
    isSite: source.path === SITE_PATH,
    route: routeOf(source.path) ?? routeOf(legalPath(source.path) ?? ''),
    text,
    get lines() {
      lines ??= linesOf(text);
      return lines;
    },
    get tree() {
      return again()?.tree;
    },
    get value() {
      return again()?.value;
    },
    isRead,
    mayRepeatKeys: isRead && parsed.mayRepeatKeys,
    findings: [],
    unsound: new Set(),
    letGo() {
      lines = undefined;
      kept = undefined;
    },
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
  if (parsed && 'problem' in parsed) document.findings.push(textFinding(parsed.problem, document.lines));
  return document;
}

const asJson = (result: ParseResult) => ('value' in result ? result : undefined);

/** Text in UTF-16 without its mark reads as UTF-8 too, but every second character is then U+0000. */
function readable(content: SourceFile['content']): SourceFile['content'] {
  const isUtf16 = 'text' in content && content.text.slice(0, 100).includes('\0');
  return isUtf16 ? { problem: 'not-utf8', detail: '' } : content;
}

/** Every value of a document that has the shape it should, in the order of the text. */
export function entriesOf(document: OpenDocument): Entry[] {
  const entries: Entry[] = [];
  if (isRecord(document.value))
    collect({ pointer: '', name: '', value: document.value }, document.unsound, entries);
  return entries;
}

function collect(entry: Entry, unsound: ReadonlySet<string>, entries: Entry[]): void {
  const { pointer, name, value } = entry;
  if (unsound.size > 0 && unsound.has(pointer)) return;
  entries.push(entry);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      collect({ pointer: pointerTo(pointer, index), name, value: item }, unsound, entries);
  } else if (isRecord(value)) {
    for (const [key, part] of Object.entries(value))
      collect({ pointer: pointerTo(pointer, key), name: key, value: part }, unsound, entries);
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
