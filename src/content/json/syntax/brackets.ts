import { range, type Detected, type SyntaxContext } from './syntax-context';
import { endOf, type JsonToken } from './tokens';

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const isCloser = (text: string) => text === '}' || text === ']';

/** The brackets that are still open before a token, the innermost last. */
export function openBefore(tokens: readonly JsonToken[], offset: number): JsonToken[] {
  const open: JsonToken[] = [];
  for (const token of tokens) {
    if (token.offset >= offset) break;
    if (token.text in CLOSERS) open.push(token);
    else if (isCloser(token.text)) open.pop();
  }
  return open;
}

/**
 * Guesses which bracket was left open, as a reader would: the first whose partner is of the other
 * kind or is further left than the line it was opened on; otherwise the innermost one that is
 * open at the end.
 */
export function unclosedBracket(text: string, tokens: readonly JsonToken[]): JsonToken | undefined {
  const open: JsonToken[] = [];
  for (const token of tokens) {
    if (token.text in CLOSERS) open.push(token);
    if (!isCloser(token.text)) continue;
    const opener = open.pop();
    if (!opener) return undefined;
    const otherKind = CLOSERS[opener.text] !== token.text;
    if (otherKind || outdented(text, opener, token)) return opener;
  }
  return open.at(-1);
}

/** A bracket without which everything is right. */
export function tooManyClosers({ text, current }: SyntaxContext): Detected {
  if (!current || !isCloser(current.text) || !isJson(textWith(text, current, ''))) return undefined;
  return { reason: 'extra-closing', ...range(current), what: current.text };
}

/** A bracket in whose place the other one makes everything right. */
export function wrongCloser({ text, tokens, current }: SyntaxContext): Detected {
  if (!current || !isCloser(current.text)) return undefined;
  const opener = openBefore(tokens, current.offset).at(-1);
  const meant = CLOSERS[opener?.text ?? ''];
  if (meant === undefined || !isJson(textWith(text, current, meant))) return undefined;
  return { reason: 'wrong-closing', ...range(current), what: current.text, meant, noticedAt: opener?.offset };
}

const textWith = (text: string, token: JsonToken, other: string) =>
  text.slice(0, token.offset) + other + text.slice(endOf(token));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a token is the first on its line and is indented more than the line on which its innermost bracket was opened. */
export function standsDeeper(text: string, tokens: readonly JsonToken[], token: JsonToken): boolean {
  const opener = openBefore(tokens, token.offset).at(-1);
  const before = lineBefore(text, token.offset);
  if (!opener || before.trim() !== '') return false;
  return before.length > indentOf(lineBefore(text, opener.offset));
}

function outdented(text: string, opener: JsonToken, closer: JsonToken): boolean {
  const before = lineBefore(text, closer.offset);
  return before.trim() === '' && before.length < indentOf(lineBefore(text, opener.offset));
}

function lineBefore(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
}

const indentOf = (line: string) => line.length - line.trimStart().length;
