import type { SiteDocument } from '../../generated/documents';
import { chosenFonts, hasLetter } from './chosen-fonts';
import { type FontPart, PAIR_NAMES, PAIRS, type PairName } from './families';
import { SCRIPT_NAMES, SCRIPTS, type ScriptName, SHOWN_BY_DEVICE } from './scripts';

/** Letters for which a site has no font, and what would give it one. */
export interface MissingLetters {
  /** Some of them. */
  letters: readonly string[];
  /** Scripts to ask for. */
  scripts: readonly ScriptName[];
  /** A pair of fonts that has the others, where one has. */
  pair?: PairName;
  /** Some of those for which there is no font to choose. */
  hopeless: readonly string[];
}

/** Letters, and marks of letters, beyond those of a plain keyboard. */
const LETTERS = /(?![\0-\x7f]|\p{Default_Ignorable_Code_Point})[\p{L}\p{M}]/gu;

/** The letters of a text that not every font has; each as often as it is there. */
export const lettersOf = (text: string): string[] =>
  [...text.normalize().matchAll(LETTERS)].map(([letter]) => letter);

/** Undefined where the fonts of a site have all of these letters, or the visitor's device is known to show them well. */
export function missingLetters(
  site: Pick<SiteDocument, 'language' | 'fonts'>,
  letters: Iterable<string>,
): MissingLetters | undefined {
  const chosen = chosenFonts(site);
  const missing = [...letters].filter((letter) => !SHOWN_BY_DEVICE.test(letter) && !hasIn(chosen, letter));
  if (missing.length === 0) return undefined;
  const scripts = SCRIPT_NAMES.filter((name) => missing.some((letter) => SCRIPTS[name].letters.test(letter)));
  const others = missing.filter((letter) => !scripts.some((name) => SCRIPTS[name].letters.test(letter)));
  const pair =
    others.length > 0
      ? PLAINEST_FIRST.find((name) => others.every((each) => pairHas(name, each)))
      : undefined;
  return { letters: missing, scripts, ...(pair && { pair }), hopeless: pair ? [] : others };
}

type Chosen = ReturnType<typeof chosenFonts>;

const hasIn = ({ pair, scripts }: Chosen, letter: string) =>
  pairHas(pair, letter) ||
  scripts.some((name) => SCRIPTS[name].parts.some((part) => hasLetter(part, letter)));

/** Whether both families of a pair have a letter. */
function pairHas(pair: PairName, letter: string): boolean {
  const { display, text } = PAIRS[pair];
  const has = ({ latin, more }: { latin: readonly FontPart[]; more: readonly FontPart[] }) =>
    [...latin, ...more].some((part) => hasLetter(part, letter));
  return has(display) && has(text);
}

/** The plainest first, which has the most letters. */
const PLAINEST_FIRST = PAIR_NAMES.toReversed();
