import type { OtherFormat } from '../../model/source';
import { comment, word } from './bare-word';
import { openBefore, standsDeeper, unclosedBracket } from './brackets';
import {
  type SyntaxContext,
  isNumberLike,
  lineRest,
  range,
  type Step,
  type SyntaxProblem,
  type SyntaxReason,
} from './syntax-context';
import { endOf, isText, type JsonToken, jsonTokens } from './tokens';

/** The first error of the parser: its name there, and where it is. */
export interface ParserError {
  name: string;
  offset: number;
}

const BAD_ESCAPE = /\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})[^\r\n]?/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f]/;
const MERGE = /^(?:<{7}|={7}|>{7})(?![<=>])/m;
const ODD_SPACE = /[\u00a0\u1680\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/;

/** Finds out what a person did wrong, and the place where fixing it helps. */
export function explainSyntax(text: string, error: ParserError): SyntaxProblem {
  const tokens = jsonTokens(text);
  const at = tokens.findIndex((token) => endOf(token) > error.offset);
  const current = at < 0 ? undefined : tokens[at];
  const previous = at < 0 ? tokens.at(-1) : tokens[at - 1];
  const inside = openBefore(tokens, current?.offset ?? text.length).at(-1)?.text;
  const here = { text, tokens, at, current, previous, inside };
  return (
    otherFormat(text) ??
    unfinishedMerge(text) ??
    oddSpace(error, text) ??
    inText(error, here) ??
    comment(here) ??
    noBrace(here) ??
    tooManyClosers(here) ??
    unclosed(here) ??
    comma(here) ??
    word(here) ??
    order(error, here) ??
    mark('unexpected', here)
  );
}

/** How files of other programs begin that are text: those of word processors, and web pages. */
const OTHER_FORMATS: readonly (readonly [what: OtherFormat, start: RegExp])[] = [
  ['rtf', /^\s*\{\\rtf/],
  ['pdf', /^\s*%PDF-/],
  ['html', /^\s*<(?:!doctype|html|head|body|div|p|\?xml)\b/i],
];

function otherFormat(text: string): Step {
  const found = OTHER_FORMATS.find(([, start]) => start.test(text));
  return found && { reason: 'other-format', offset: 0, length: lineRest(text, 0), what: found[0] };
}

/** What Git writes into a file that two people changed in the same place. */
function unfinishedMerge(text: string): Step {
  const found = MERGE.exec(text);
  if (!found) return undefined;
  const [what] = found;
  return { reason: 'unfinished-merge', offset: found.index, length: lineRest(text, found.index), what };
}

/** A character that looks like a space but is another one, as copied from web pages and chats. */
function oddSpace(error: ParserError, text: string): Step {
  const what = text[error.offset] ?? '';
  return ODD_SPACE.test(what) ? { reason: 'odd-space', offset: error.offset, length: 1, what } : undefined;
}

/** Mistakes inside quotation marks. */
function inText(error: ParserError, { text, current }: SyntaxContext): Step {
  if (!current || !isText(current)) return undefined;
  if (error.name === 'UnexpectedEndOfString') {
    return {
      reason: 'unclosed-quote',
      offset: current.offset,
      length: lineRest(text, current.offset),
      what: '"',
    };
  }
  const [pattern, reason] =
    error.name === 'InvalidCharacter'
      ? ([CONTROL, 'control-character'] as const)
      : ([BAD_ESCAPE, 'bad-escape'] as const);
  const found = pattern.exec(current.text);
  if (!found || !/^Invalid/.test(error.name)) return undefined;
  const offset = current.offset + found.index;
  return { reason, offset, length: found[0].length, what: found[0] };
}

/** A text that is not a document at all. */
function noBrace({ at, current }: SyntaxContext): Step {
  if (at !== 0 || !current || '{['.includes(current.text)) return undefined;
  return { reason: 'no-brace', ...range(current), what: current.text };
}

/** A bracket without which everything is right. */
function tooManyClosers({ text, current }: SyntaxContext): Step {
  if (current?.text !== '}' && current?.text !== ']') return undefined;
  try {
    JSON.parse(text.slice(0, current.offset) + text.slice(endOf(current)));
  } catch {
    return undefined;
  }
  return { reason: 'extra-closing', ...range(current), what: current.text };
}

/** A bracket that nothing closes, or one that closes nothing. */
function unclosed({ text, tokens, current, previous, inside }: SyntaxContext): Step {
  const wrongCloser = (current?.text === ']' && inside === '{') || (current?.text === '}' && inside === '[');
  const nameless =
    current?.text === '{' && inside === '{' && tokens[tokens.indexOf(current) - 1]?.text !== ':';
  if (current && inside === undefined && current !== tokens[0]) {
    const closes = current.text === '}' || current.text === ']';
    return { reason: closes ? 'extra-closing' : 'extra-text', ...range(current), what: current.text };
  }
  const nameInList = current?.text === ':' && inside === '[';
  if (nameInList && previous && standsDeeper(text, tokens, previous))
    return { reason: 'missing-opening', ...range(previous), what: previous.text };
  if (current && !wrongCloser && !nameless && !nameInList) return undefined;
  const opener = unclosedBracket(text, tokens);
  if (!opener && nameless) return { reason: 'nameless-group', ...range(current), what: '{' };
  if (!opener) return nameInList ? { reason: 'name-in-list', ...range(current), what: ':' } : undefined;
  return {
    reason: 'unclosed',
    ...range(opener),
    what: opener.text,
    noticedAt: current?.offset ?? text.trimEnd().length,
  };
}

/** A comma too many, or one that stands where another sign should. */
function comma({ tokens, at, current, previous, inside }: SyntaxContext): Step {
  if (current?.text === '}' || current?.text === ']') {
    return previous?.text === ','
      ? { reason: 'trailing-comma', ...range(previous), what: current.text }
      : undefined;
  }
  const inNumber = thousands(tokens, at);
  if (inNumber) return inNumber;
  if (current?.text !== ',') return undefined;
  const isAfterName = inside === '{' && previous && isText(previous) && tokens[at - 2]?.text !== ':';
  if (isAfterName) return { reason: 'comma-for-colon', ...range(current), what: previous.text };
  return previous?.text === ':' ? undefined : { reason: 'extra-comma', ...range(current), what: ',' };
}

/** `4,000`: the comma between groups of digits divides two entries in a document. */
function thousands(tokens: readonly JsonToken[], at: number): Step {
  const [number, mark, group] = tokens.slice(at - 2, at + 1);
  if (!number || mark?.text !== ',' || !group || !/^\d{2,3}$/.test(group.text)) return undefined;
  const isOneWord = endOf(number) === mark.offset && endOf(mark) === group.offset;
  if (!isOneWord || !/^-?\d+$/.test(number.text)) return undefined;
  const what = `${number.text},${group.text}`;
  return { reason: 'thousands', offset: number.offset, length: what.length, what };
}

/** Something that is missing between two pieces. */
function order(error: ParserError, { text, tokens, at, current, previous, inside }: SyntaxContext): Step {
  if (!current || !previous) return undefined;
  const after = { offset: endOf(previous), length: 1 };
  if (previous.text === ':')
    return { reason: 'missing-value', ...range(previous), what: tokens[at - 2]?.text ?? '' };
  const name = inside === '{' && isText(previous) && tokens[at - 2]?.text !== ':';
  if (name)
    return {
      reason: 'missing-colon',
      ...(atLineEnd(text, after.offset) ? range(previous) : after),
      what: previous.text,
    };
  if (inside === '{' && current.text === ':') return { reason: 'missing-name', ...range(current), what: ':' };
  if (isNumberLike(previous.text) && endOf(previous) === current.offset) {
    return { reason: 'bad-number', ...range(previous), what: previous.text + current.text };
  }
  if (error.name === 'CommaExpected' && current.text !== ':')
    return { reason: 'missing-comma', ...after, what: previous.text };
  if (/Number/.test(error.name)) return { reason: 'bad-number', ...range(current), what: current.text };
  if (error.name === 'PropertyNameExpected')
    return { reason: 'unquoted-name', ...range(current), what: current.text };
  return undefined;
}

function mark(reason: SyntaxReason, { text, current }: SyntaxContext): SyntaxProblem {
  const offset = current?.offset ?? text.length;
  return { reason, offset, length: current?.text.length ?? 1, what: current?.text ?? '' };
}

const atLineEnd = (text: string, offset: number) =>
  offset >= text.length || /[\r\n]/.test(text[offset] ?? '');
