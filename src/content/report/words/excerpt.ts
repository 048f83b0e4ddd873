import type { Issue } from '../../rules/lists/issue';
import type { Lines } from '../../json/lines';
import { type Painter, paint } from './paint';
import { safeForTerminals } from './safe-text';

const MAX_WIDTH = 100;
const TAB = '  ';
const WIDE =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|^\p{Emoji_Presentation}/u;
const NO_WIDTH = /^(?:\p{Mn}|\p{Me}|\p{Cf})$/u;

/** The highlighted line as it is shown, with the line before it. */
interface Excerpt {
  before: { number: number; text: string } | undefined;
  marked: { number: number; text: string };
  /** Spaces and carets for the line below. */
  underline: string;
}

/**
 * The lines around an issue with their numbers, and carets under its place.
 *
 * @param lines of the issue's document, where they are known
 * @returns nothing where they are not, or the issue is about a file as a whole
 */
export function excerptRows(
  issue: Issue,
  lines: Lines | undefined,
  painter: Painter = paint(false),
): string[] {
  if (!lines || issue.length === 0) return [];
  const { before, marked, underline } = excerptOf(lines, issue);
  const width = String(marked.number).length;
  const row = (number: string, text: string) =>
    `${painter.dim(`${number.padStart(width)} │`)} ${text}`.trimEnd();
  return [
    ...(before ? [row(String(before.number), before.text)] : []),
    row(String(marked.number), marked.text),
    row('', painter[issue.severity](underline)),
  ];
}

function excerptOf(lines: Lines, { line, column, length }: Issue): Excerpt {
  const text = lines.textOf(line);
  const start = column - 1;
  const from = windowStart(text, start, length);
  const shown = text.slice(from, from + MAX_WIDTH);
  const head = from > 0 ? '…' : '';
  const tail = from + MAX_WIDTH < text.length ? '…' : '';
  const marked = text.slice(start, Math.min(start + length, from + MAX_WIDTH));
  return {
    before: line > 1 ? { number: line - 1, text: beginningOf(lines.textOf(line - 1)) } : undefined,
    marked: { number: line, text: head + plain(shown) + tail },
    underline:
      ' '.repeat(widthOf(head + plain(text.slice(from, start)))) +
      '^'.repeat(Math.max(1, widthOf(plain(marked)))),
  };
}

/** Where a long line is cut, so that the highlighted place is in view with some text before it. */
function windowStart(text: string, start: number, length: number): number {
  if (text.length <= MAX_WIDTH || start + Math.min(length, MAX_WIDTH / 2) <= MAX_WIDTH) return 0;
  return Math.min(start - MAX_WIDTH / 4, text.length - MAX_WIDTH);
}

function beginningOf(text: string): string {
  return plain(text.slice(0, MAX_WIDTH)) + (text.length > MAX_WIDTH ? '…' : '');
}

const plain = (text: string) => safeForTerminals(text.replaceAll('\t', TAB));

/** How many columns of a terminal a text takes. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (!NO_WIDTH.test(character)) width += WIDE.test(character) ? 2 : 1;
  }
  return width;
}
