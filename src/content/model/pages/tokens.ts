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

/** As other programs write them: `[phone]`, `<phone>`, `%phone%`. A link of a rich text is `[words](/address)`. */
const OTHER_SIGNS = /[[<%]\s*([A-Za-z][A-Za-z0-9]*)\s*[\]>%](?!\()/g;

/**
 * Finds text that was probably meant as a token but is not one. Braces in prose are ignored: several words, or a
 * brace that is not closed, count only where `isNear` says so; other signs only around the name of a token.
 */
export function misspeltTokens(
  text: string,
  { isNear, isToken }: { isNear(name: string): boolean; isToken(name: string): boolean },
): MisspeltToken[] {
  const inBraces = [...text.matchAll(CLOSED), ...text.matchAll(OPEN)].map(misspelt);
  const inOthers = [...text.matchAll(OTHER_SIGNS)].map(misspelt).filter(({ name }) => isToken(name));
  return [...inBraces.filter(isMeant), ...inOthers];

  function isMeant({ name, written }: MisspeltToken): boolean {
    if (tokensIn(written).length > 0) return false;
    const isWhole = written.endsWith('}') && !/\s/.test(name);
    return isWhole || isNear(name);
  }
}

const misspelt = (match: RegExpExecArray): MisspeltToken => ({
  name: match[1] ?? '',
  written: match[0],
  index: match.index,
});

/** Puts the values in the place of names in braces. A name without a value stays as it is. */
export function replaceTokens(text: string, values: Readonly<Record<string, string>>): string {
  if (!text.includes('{')) return text;
  return text.replace(TOKEN, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
