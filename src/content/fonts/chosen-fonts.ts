import { FONT_PARTS } from '../../generated/font-parts';
import type { SiteDocument } from '../../generated/documents';
import { scriptOf } from '../model/languages/direction';
import { DEFAULT_PAIR, type FontFamily, type FontPart, PAIRS, type PairName } from './families';
import { LIKE_LATIN, SCRIPTS, type ScriptName, scriptNeededBy } from './scripts';
import { isIn, readRanges } from './unicode-ranges';

/** The fonts of a site. */
export interface ChosenFonts {
  pair: PairName;
  scripts: readonly ScriptName[];
}

/** Languages in Latin letters of which the default pair has not all: a word in two fonts is worse than another pair. */
const MORE_THAN_LATIN: readonly string[] = ['ak', 'ee', 'ff', 'ha', 'ig', 'tw', 'vi', 'yo'];

/** The pair and the scripts that a site asks for, or that its language needs. */
export function chosenFonts({ language, fonts = {} }: Pick<SiteDocument, 'language' | 'fonts'>): ChosenFonts {
  const needed = scriptNeededBy(language);
  return {
    pair: fonts.name ?? pairFor(language),
    scripts: [...new Set([...(needed ? [needed] : []), ...(fonts.scripts ?? [])])],
  };
}

/** The pair of a language where the site names none. */
function pairFor(language: string): PairName {
  const script = scriptOf(language);
  const [code = ''] = language.split('-');
  const isLikeLatin = script !== 'Latn' && LIKE_LATIN.includes(script);
  return isLikeLatin || MORE_THAN_LATIN.includes(code) ? 'plain' : DEFAULT_PAIR;
}

/** Whether these are the fonts of src/theme/fonts.css and no others. */
export const isDefault = ({ pair, scripts }: ChosenFonts) => pair === DEFAULT_PAIR && scripts.length === 0;

/** One font of a style sheet: an `@font-face` rule. */
export interface Face {
  family: string;
  weight: '600' | '400 600';
  part: FontPart;
}

/**
 * The fonts that a site has beside those of src/theme/fonts.css, or in their place.
 *
 * @param letters of the site: a font that has none of them is left out; without them, none is
 */
export function facesOf({ pair, scripts }: ChosenFonts, letters?: string): Face[] {
  const { display, text } = PAIRS[pair];
  const isUsed = (part: FontPart) => letters === undefined || hasSome(part, letters);
  const ofPair =
    pair === DEFAULT_PAIR
      ? []
      : [...(display === text ? [] : partsOf(display, '600')), ...partsOf(text, '400 600')];
  const ofScripts = scripts.flatMap((script) =>
    SCRIPTS[script].parts.map((part): Face => ({ family: familyOf(part), weight: '400 600', part })),
  );
  return [...ofPair, ...ofScripts].filter(({ part }) => part.includes('/latin') || isUsed(part));
}

const partsOf = ({ name, latin, more }: FontFamily, weight: Face['weight']): Face[] =>
  [...latin, ...more].map((part) => ({ family: name, weight, part }));

/** The families of headings and of text, as the value of `font-family`. */
export function stacksOf({ pair, scripts }: ChosenFonts): { display: string; text: string } {
  const { display, text } = PAIRS[pair];
  const ofScripts = scripts.flatMap((script) => SCRIPTS[script].parts.map(familyOf));
  const stack = ({ name, others = [], fallbacks, generic }: FontFamily) => {
    const names = [name, ...ofScripts, ...others, ...fallbacks.map((fallback) => fallback.name)];
    const quoted = [...new Set(names)].map((each) => `"${each}"`).join(', ');
    return `${quoted}, system-ui, ${generic}`;
  };
  return { display: stack(display), text: stack(text) };
}

/** Of a font for a script, as style sheets call it: `Noto Sans Arabic`. */
const familyOf = (part: FontPart) =>
  part
    .replace(/\/.*/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Whether a font has some of the letters, beyond those of a plain keyboard. */
const hasSome = (part: FontPart, letters: string) => [...letters].some((letter) => hasLetter(part, letter));

/** Whether a font has a letter, a mark of letters or a digit. */
export function hasLetter(part: FontPart, letter: string): boolean {
  return isIn(rangesOf(part), letter.codePointAt(0) ?? 0);
}

function rangesOf(part: FontPart) {
  const known = ranges.get(part) ?? readRanges(FONT_PARTS[part].letters);
  ranges.set(part, known);
  return known;
}

const ranges = new Map<FontPart, ReturnType<typeof readRanges>>();
