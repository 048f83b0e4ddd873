/** Tokens in `labels.slideOf` that are filled in on the page. */
export const SLIDE_TOKENS: readonly string[] = ['number', 'total'];

const TOKEN = /(?<!\{)\{([A-Za-z][A-Za-z0-9]*)\}(?!\})/g;

/** The names in braces that a text holds, in order: `Ask {company}` has `company`. */
export function tokensIn(text: string): string[] {
  return Array.from(text.matchAll(TOKEN), (match) => match[1] ?? '');
}

/** A name in braces that is not written as a token, and how it is written: `{ phone }`, `{{phone}}`, `{e-mail}`, `{phone`. */
export interface MisspeltToken {
  /** Empty where there is none in the braces. */
  name: string;
  written: string;
  index: number;
}

/** Braces with a name between them; those of keyboards for Chinese and Japanese are wide. */
const CLOSED = /[{｛]{1,3}([^{}｛｝\n]{0,80})[}｝]{1,3}/g;

/** One that is not closed, and one that was not opened. */
const OPEN = /[{｛]\s*(\p{L}[\p{L}\p{M}\p{N}_-]{0,60})(?![^{}｛｝]*[}｝])/gu;
const UNOPENED = /(?<![\p{L}\p{M}\p{N}])(\p{L}[\p{L}\p{M}\p{N}_-]{0,60})\s*(?<![{｛][^{}｛｝]*)[}｝]/gu;

/** As other programs write them: `[phone]`, `<phone>`, `%phone%`. A link of a rich text is `[words](/address)`. */
const OTHER_SIGNS = /[[<%]\s*([A-Za-z][A-Za-z0-9]*)\s*[\]>%](?!\()/g;

/** As programs and shells write them: `${phone}`, `%{phone}`, `\\{phone}`. */
const SIGNED = /[$%\\]\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** What may stand around a name in braces by mistake, seen or not. */
const AROUND = /^[\s"'“”‘’`%$#=?/\\.:]+|[\s"'“”‘’`%$#=?/\\.:]+$/g;
const UNSEEN = /[\p{Cf}\u3164\u2800]/gu;

/** A name, or several words that may be one. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_. -]{0,60}$/u;

/**
 * Finds text that was probably meant as a token but is not one. Braces in prose are ignored: several words, or a
 * brace without its partner, count only where `isNear` says so; other signs only around the name of a token.
 */
export function misspeltTokens(
  text: string,
  { isNear, isToken }: { isNear(name: string): boolean; isToken(name: string): boolean },
): MisspeltToken[] {
  const inBraces = [...text.matchAll(CLOSED)].map(cleaned).filter(isMeant);
  const alone = [...text.matchAll(OPEN), ...text.matchAll(UNOPENED)].map(misspelt);
  const inOthers = [...text.matchAll(OTHER_SIGNS), ...text.matchAll(SIGNED)].map(misspelt);
  return [
    ...inBraces,
    ...alone.filter(({ name }) => isNear(name)),
    ...inOthers.filter((one) => isToken(one.name) && !inBraces.some((other) => isInside(one, other))),
  ];

  function isMeant({ name, written }: MisspeltToken): boolean {
    if (tokensIn(written).length > 0) return false;
    return name === '' || (NAME.test(name) && (!/\s/.test(name) || isNear(name)));
  }
}

const misspelt = (match: RegExpExecArray): MisspeltToken => ({
  name: match[1] ?? '',
  written: match[0],
  index: match.index,
});

const isInside = (inner: MisspeltToken, outer: MisspeltToken) =>
  inner.index >= outer.index && inner.index + inner.written.length <= outer.index + outer.written.length;

function cleaned(match: RegExpExecArray): MisspeltToken {
  const { name, ...place } = misspelt(match);
  return { ...place, name: name.replace(UNSEEN, '').replace(AROUND, '') };
}

/** Writes another name in the place of a token: `Ask {phone}` becomes `Ask {telephone}`. */
export const renameTokenIn = (text: string, from: string, to: string): string =>
  text.replace(TOKEN, (whole, name: string) => (name === from ? `{${to}}` : whole));

/** Puts the values in the place of names in braces. A name without a value stays as it is. */
export function replaceTokens(text: string, values: Readonly<Record<string, string>>): string {
  if (!text.includes('{')) return text;
  return text.replace(TOKEN, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
