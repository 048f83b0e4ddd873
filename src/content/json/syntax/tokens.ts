/** A piece of JSON text: a bracket, a comma, a colon, a text with its quotes, or a word or number. */
export interface JsonToken {
  text: string;
  offset: number;
}

const TOKEN = /"(?:[^"\\\r\n]|\\[^\r\n])*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Cuts a text into tokens; it never fails, whatever the text. */
export function jsonTokens(text: string): JsonToken[] {
  return Array.from(text.matchAll(TOKEN), (match) => ({ text: match[0], offset: match.index }));
}

/** Whether a token is a text, closed or not. */
export const isText = (token: JsonToken | undefined) => token?.text.startsWith('"') ?? false;

/** The offset after a token. */
export const endOf = (token: JsonToken) => token.offset + token.text.length;
