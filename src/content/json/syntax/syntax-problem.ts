import { comment, copied, otherBeginning, word } from './bare-word';
import { chatLine, numberedLines, otherFormat } from './pasted';
import { openBefore, standsDeeper, tooManyClosers, unclosedBracket, wrongCloser } from './brackets';
import { comma } from './commas';
import { foreignSign, unseen } from './foreign-sign';
import {
  type SyntaxContext,
  isNumberLike,
  lineRest,
  range,
  type Detected,
  type SyntaxProblem,
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

/** Another quotation mark where a text or name was to end: before what follows it on its line. */
const CURLY_END = /(?<=.)([“”„«»‘’＂″])(?=[\s,:}\]]*$)/;
const MERGE = /^(?:<{7}|={7}|>{7}|\|{7})(?![<=>|])/m;

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
    codeFence(text) ??
    numberedLines(text) ??
    unfinishedMerge(text) ??
    chatLine(here) ??
    unseen(error.offset, here) ??
    inText(error, here) ??
    comment(here) ??
    otherBeginning(here) ??
    foreignSign(here) ??
    noBrace(here) ??
    tooManyClosers(here) ??
    wrongCloser(here) ??
    unclosed(here) ??
    comma(here) ??
    copied(here) ??
    word(here) ??
    missingPiece(error, here) ??
    unexpected(here)
  );
}

/** What chats and Markdown put around a document. */
const FENCE = /^\s*(```\w*)/;

function codeFence(text: string): Detected {
  const what = FENCE.exec(text)?.[1];
  return what === undefined
    ? undefined
    : { reason: 'code-fence', offset: text.indexOf(what), length: what.length, what };
}

/** What Git writes into a file that two people changed in the same place. */
function unfinishedMerge(text: string): Detected {
  const found = MERGE.exec(text);
  if (!found) return undefined;
  const [what] = found;
  return { reason: 'unfinished-merge', offset: found.index, length: lineRest(text, found.index), what };
}

/** Mistakes inside quotation marks. */
function inText(error: ParserError, { text, current }: SyntaxContext): Detected {
  if (!current || !isText(current)) return undefined;
  if (error.name === 'UnexpectedEndOfString' || text[endOf(current)] === '\\') {
    const end = CURLY_END.exec(current.text);
    if (end) {
      const [, what = ''] = end;
      return { reason: 'curly-end', offset: current.offset + end.index, length: what.length, what };
    }
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

/** A text that is not a document at all, or one without its first bracket. */
function noBrace({ tokens, at, current }: SyntaxContext): Detected {
  const [first, second] = tokens;
  if (first && isText(first) && second?.text === ':')
    return { reason: 'no-opening', ...range(first), what: first.text };
  if (at !== 0 || !current || '{['.includes(current.text)) return undefined;
  return { reason: 'no-brace', ...range(current), what: current.text };
}

/** A bracket that nothing closes, or one that closes nothing. */
function unclosed({ text, tokens, current, previous, inside }: SyntaxContext): Detected {
  const wrongCloser = (current?.text === ']' && inside === '{') || (current?.text === '}' && inside === '[');
  const nameless =
    current?.text === '{' && inside === '{' && tokens[tokens.indexOf(current) - 1]?.text !== ':';
  if (current && inside === undefined && current !== tokens[0]) return afterEnd(text, tokens, current);
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

/** What stands behind a whole document. */
function afterEnd(text: string, tokens: readonly JsonToken[], current: JsonToken): Detected {
  const second = secondDocument(text, tokens, current);
  if (second) return second;
  const closes = current.text === '}' || current.text === ']';
  return { reason: closes ? 'extra-closing' : 'extra-text', ...range(current), what: current.text };
}

/** How documents begin. */
const DOCUMENT = /^\{\s*"(?:\$schema|title|description|url|language)"\s*:/;

/** One whole document behind another, with or without a comma between them. */
function secondDocument(text: string, tokens: readonly JsonToken[], current: JsonToken): Detected {
  const opener = current.text === ',' ? tokens[tokens.indexOf(current) + 1] : current;
  if (opener?.text !== '{' || !DOCUMENT.test(text.slice(opener.offset, opener.offset + 500)))
    return undefined;
  const [one, other] = [text.slice(0, current.offset), text.slice(opener.offset)].map((part) => part.trim());
  return { reason: one === other ? 'same-document' : 'second-document', ...range(current), what: '{' };
}

/** Something that is missing between two pieces. */
function missingPiece(
  error: ParserError,
  { text, tokens, at, current, previous, inside }: SyntaxContext,
): Detected {
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
  const next = tokens[at + 1];
  const isTime = isNumberLike(previous.text) && current.text === ':' && next && isNumberLike(next.text);
  if (isTime && endOf(current) === next.offset) {
    const what = `${previous.text}:${next.text}`;
    return { reason: 'bad-number', offset: previous.offset, length: what.length, what };
  }
  if (inside === '{' && current.text === ':') return { reason: 'missing-name', ...range(current), what: ':' };
  if (isNumberLike(previous.text) && endOf(previous) === current.offset) {
    return { reason: 'bad-number', ...range(previous), what: previous.text + current.text };
  }
  if (error.name === 'CommaExpected' && current.text !== ':')
    return joinedEntries(tokens, current) ?? { reason: 'missing-comma', ...after, what: previous.text };
  if (/Number/.test(error.name)) return { reason: 'bad-number', ...range(current), what: current.text };
  if (error.name === 'PropertyNameExpected')
    return { reason: 'unquoted-name', ...range(current), what: current.text };
  return undefined;
}

/** A name that began the entry of a list in which it stands: another entry was to begin here. */
function joinedEntries(tokens: readonly JsonToken[], current: JsonToken): Detected {
  const [list, entry] = openBefore(tokens, current.offset).slice(-2);
  if (list?.text !== '[' || entry?.text !== '{') return undefined;
  const isSame = tokens[tokens.indexOf(entry) + 1]?.text === current.text;
  return isSame ? { reason: 'joined-entries', ...range(current), what: current.text } : undefined;
}

function unexpected({ text, current }: SyntaxContext): SyntaxProblem {
  const offset = current?.offset ?? text.length;
  return { reason: 'unexpected', offset, length: current?.text.length ?? 1, what: current?.text ?? '' };
}

const atLineEnd = (text: string, offset: number) =>
  offset >= text.length || /[\r\n]/.test(text[offset] ?? '');
