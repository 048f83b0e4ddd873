import { parse } from 'jsonc-parser';
import { pointerTo, type Span } from '../../json/locate';

/** What an editor's cursor is at: a text that is being typed need not be JSON. */
export interface Place {
  role: 'name' | 'value';
  /** To the value there, or to that of the name. */
  pointer: string;
  /** To the object or list around it; undefined for the document as a whole. */
  parent: string | undefined;
  /** Whether a list is around it. */
  isEntry: boolean;
  /** The whole word at the cursor; empty where there is none. */
  span: Span;
  /** The word, where it is a text or a name: what it says, as far as that can be read. */
  text: string | undefined;
  /** What of it stands before the cursor, as it is written. */
  before: string;
  /** Whether a colon follows, so that a name has its value already. */
  hasColon: boolean;
  /** Where a comma is missing before it. */
  commaBefore: number | undefined;
  /** Whether what follows needs a comma before it. */
  needsComma: boolean;
}

/** Words and signs of JSON, one that is not finished too: a text ends with its line. */
const TOKEN = /"(?:[^"\\\r\n]|\\[^\r\n])*"?|[{}[\]:,]|[^\s{}[\]:,"]+/g;

interface Level {
  isList: boolean;
  index: number;
  name: string;
  /** What is expected next. */
  next: 'name' | 'colon' | 'value' | 'comma';
}

/** What is before the cursor, at it, and behind it. */
interface Around {
  levels: readonly Level[];
  /** Where the last word or sign before the cursor ends. */
  end: number;
  word: RegExpExecArray | undefined;
  following: string | undefined;
}

/**
 * Finds what the cursor is at.
 *
 * @param offset of the cursor
 * @returns undefined where neither a name nor a value can be
 */
export function placeAt(text: string, offset: number): Place | undefined {
  const { levels, end, word, following } = readUpTo(text, offset);
  const level = levels.at(-1);
  if (!level || level.next === 'colon' || (levels.length === 1 && level.next === 'comma')) return undefined;
  const isMissing = level.next === 'comma';
  const role = !level.isList && level.next !== 'value' ? 'name' : 'value';
  const written = word?.[0] ?? '';
  const parent = levels.slice(0, -1).reduce<string | undefined>(pointerInto, undefined);
  const label = role === 'name' ? (textOf(written) ?? '') : level.name;
  const last = level.isList ? level.index + Number(isMissing) : label;
  return {
    role,
    pointer: parent === undefined ? '' : pointerTo(parent, last),
    parent,
    isEntry: level.isList,
    span: { offset: word?.index ?? offset, length: written.length },
    text: textOf(written),
    before: word ? text.slice(word.index + 1, offset) : '',
    hasColon: following === ':',
    commaBefore: isMissing ? end : undefined,
    needsComma: following !== undefined && !/^[,:}\]]$/.test(following),
  };
}

function readUpTo(text: string, offset: number): Around {
  const levels: Level[] = [{ isList: false, index: 0, name: '', next: 'value' }];
  let end = 0;
  let word: RegExpExecArray | undefined;
  for (const token of text.matchAll(TOKEN)) {
    const [written] = token;
    if (isTouched(token, offset)) word = token;
    else if (token.index >= offset) return { levels, end, word, following: written };
    else {
      take(levels, written);
      end = token.index + written.length;
    }
  }
  return { levels, end, word, following: undefined };
}

/** The value of a text that is being typed, as far as it can be read. */
export const valueSoFar = (text: string): unknown => parse(text, [], { allowTrailingComma: true });

/** Whether the cursor is in a word, or at its end. */
function isTouched({ index, 0: written }: RegExpExecArray, offset: number): boolean {
  if (/^[{}[\]:,]$/.test(written)) return false;
  const isText = written.startsWith('"');
  return (isText ? index < offset : index <= offset) && offset <= index + written.length;
}

/** Goes on behind a word or a sign. */
function take(levels: Level[], written: string): void {
  const level = levels.at(-1);
  if (!level) return;
  if (written === '}' || written === ']') {
    if (levels.length > 1) levels.pop();
  } else if (written === ':') level.next = 'value';
  else if (written === ',') takeComma(level);
  else if (level.next === 'value' || level.isList) takeValue(levels, level, written);
  else {
    level.name = textOf(written) ?? written;
    level.next = 'colon';
  }
}

function takeComma(level: Level): void {
  if (level.isList) level.index += 1;
  else level.name = '';
  level.next = level.isList ? 'value' : 'name';
}

function takeValue(levels: Level[], level: Level, written: string): void {
  if (level.next === 'comma') level.index += 1;
  level.next = 'comma';
  if (written === '[') levels.push({ isList: true, index: 0, name: '', next: 'value' });
  if (written === '{') levels.push({ isList: false, index: 0, name: '', next: 'name' });
}

/** From the document inwards: the first level is the document itself. */
function pointerInto(pointer: string | undefined, { isList, index, name }: Level): string {
  return pointer === undefined ? '' : pointerTo(pointer, isList ? index : name);
}

/** What a text says; of one that is not finished, what there is of it. */
function textOf(written: string): string | undefined {
  if (!written.startsWith('"')) return undefined;
  const isClosed = written.length > 1 && /(?<!\\)(?:\\\\)*"$/.test(written);
  const value: unknown = valueSoFar(isClosed ? written : `${written}"`);
  return typeof value === 'string' ? value : '';
}
