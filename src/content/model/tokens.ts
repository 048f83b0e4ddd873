/** Tokens in `labels.slideOf` that are filled in on the page. */
export const SLIDE_TOKENS: readonly string[] = ['number', 'total'];

const TOKEN = /(?<!\{)\{([A-Za-z][A-Za-z0-9]*)\}(?!\})/g;

/** The names in braces that a text holds, in order: `Ask {company}` has `company`. */
export function tokensIn(text: string): string[] {
  return Array.from(text.matchAll(TOKEN), (match) => match[1] ?? '');
}

/** A name in braces that is not written as a token, and how it is written: `{ phone }`, `{{phone}}`, `{e-mail}`, `{phone`. */
export interface MisspeltToken {
  name: string;
  written: string;
  index: number;
}

const CLOSED = /\{{1,2}\s*(\p{L}[\p{L}\p{N}_. -]{0,60}?)\s*\}{1,2}/gu;
const OPEN = /\{\s*(\p{L}[\p{L}\p{N}_-]{0,60})(?![^{}]*\})/gu;

/**
 * Finds text that was probably meant as a token but is not one. Braces in prose are ignored: several words, or a
 * brace that is not closed, count only where `isNear` says so.
 */
export function misspeltTokens(text: string, isNear: (name: string) => boolean): MisspeltToken[] {
  const found = [...text.matchAll(CLOSED), ...text.matchAll(OPEN)].map((match) => ({
    name: match[1] ?? '',
    written: match[0],
    index: match.index,
  }));
  return found.filter(({ name, written }) => {
    if (tokensIn(written).length > 0) return false;
    const isWhole = written.endsWith('}') && !/\s/.test(name);
    return isWhole || isNear(name);
  });
}

/** Puts the values in the place of names in braces. A name without a value stays as it is. */
export function replaceTokens(text: string, values: Readonly<Record<string, string>>): string {
  if (!text.includes('{')) return text;
  return text.replace(TOKEN, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
