/** Characters that would move the cursor, change colours or turn the direction of reading. */
const UNSAFE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu;

/** A text of a document made safe for a terminal: no control characters. One character stays one. */
export function safeForTerminals(text: string): string {
  return text.replace(UNSAFE, '·');
}
