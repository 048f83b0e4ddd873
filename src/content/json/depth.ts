import { MAX_DEPTH } from '../model/source';

/**
 * Finds the first bracket that exceeds a limit of nesting. It scans the text without
 * recursion, so that a hostile document cannot exhaust the stack as a parser would.
 *
 * @returns the offset of the bracket that is one too deep, or undefined
 */
export function tooDeepAt(text: string, limit: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset];
    if (inString) {
      if (character === '\\') offset++;
      else if (character === '"' || character === '\n') inString = false;
      continue;
    }
    if (character === '"') inString = true;
    else if (character === '}' || character === ']') depth--;
    else if ((character === '{' || character === '[') && ++depth > limit) return offset;
  }
  return undefined;
}

/** Whether a text, which need not be JSON, is nested more deeply than a document may be. */
export const isTooDeep = (text: string): boolean => tooDeepAt(text, MAX_DEPTH) !== undefined;
