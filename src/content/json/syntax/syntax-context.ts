import type { JsonToken } from './tokens';

/** Why a text is not JSON, as a writer would put it. */
export type SyntaxReason =
  | 'no-brace'
  | 'no-opening'
  | 'other-format'
  | 'code-fence'
  | 'chat-line'
  | 'trailing-comma'
  | 'extra-comma'
  | 'foreign-comma'
  | 'foreign-sign'
  | 'foreign-digits'
  | 'comma-for-colon'
  | 'thousands'
  | 'decimal-comma'
  | 'left-out'
  | 'missing-comma'
  | 'joined-entries'
  | 'missing-colon'
  | 'missing-value'
  | 'missing-name'
  | 'unclosed'
  | 'extra-closing'
  | 'wrong-closing'
  | 'extra-text'
  | 'second-document'
  | 'same-document'
  | 'unclosed-quote'
  | 'unclosed-name'
  | 'joined-name'
  | 'other-beginning'
  | 'curly-end'
  | 'inner-quote'
  | 'single-quotes'
  | 'backticks'
  | 'html-quotes'
  | 'escaped-quotes'
  | 'curly-quotes'
  | 'unquoted-name'
  | 'unquoted-text'
  | 'constant'
  | 'comment'
  | 'bad-number'
  | 'bad-escape'
  | 'control-character'
  | 'odd-space'
  | 'invisible'
  | 'semicolon'
  | 'bullet'
  | 'round-bracket'
  | 'diff-sign'
  | 'line-number'
  | 'plus'
  | 'name-in-list'
  | 'missing-opening'
  | 'nameless-group'
  | 'unfinished-merge'
  | 'unexpected';

export interface SyntaxProblem {
  reason: SyntaxReason;
  offset: number;
  length: number;
  /** Where the parser noticed it, when that is not the place to fix. */
  noticedAt?: number;
  /** The bracket or text that the reason is about. */
  what: string;
  /** What belongs in the place of that, where it is known. */
  meant?: string;
}

/** The place at which parsing stopped, and the tokens around it. */
export interface SyntaxContext {
  text: string;
  tokens: JsonToken[];
  at: number;
  current: JsonToken | undefined;
  previous: JsonToken | undefined;
  /** The innermost open bracket; undefined outside everything. */
  inside: string | undefined;
}

/** The result of one detector at a place, if any. */
export type Detected = SyntaxProblem | undefined;

/** Whether a bare word begins like a number. */
export const isNumberLike = (text: string) => /^[-+.]?[\d.]/.test(text);

/** Where a token stands. */
export const range = (token: JsonToken) => ({ offset: token.offset, length: token.text.length });

/** The rest of a line. */
export const restOfLine = (text: string, offset: number): string =>
  /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';

/** How long the rest of a line is, without spaces at its end. */
export const lineRest = (text: string, offset: number): number => restOfLine(text, offset).trimEnd().length;
