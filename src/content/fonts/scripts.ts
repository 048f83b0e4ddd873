import type { Fonts } from '../../generated/documents';
import { scriptOf } from '../model/languages/direction';
import type { FontPart } from './families';

/** A script that a site can ask fonts for: `arabic`, `odia`. */
export type ScriptName = NonNullable<Fonts['scripts']>[number];

interface Script {
  /** Its code in ISO 15924. */
  code: string;
  /** The fonts that have its letters. */
  parts: readonly FontPart[];
  letters: RegExp;
}

/** All scripts that a site can ask fonts for. */
export const SCRIPTS: Readonly<Record<ScriptName, Script>> = {
  arabic: { code: 'Arab', parts: ['noto-sans-arabic/arabic'], letters: /\p{Script=Arabic}/u },
  bengali: { code: 'Beng', parts: ['noto-sans-bengali/bengali'], letters: /\p{Script=Bengali}/u },
  cyrillic: {
    code: 'Cyrl',
    parts: ['noto-sans/cyrillic', 'noto-sans/cyrillic-ext'],
    letters: /\p{Script=Cyrillic}/u,
  },
  devanagari: {
    code: 'Deva',
    parts: ['noto-sans-devanagari/devanagari'],
    letters: /\p{Script=Devanagari}/u,
  },
  ethiopic: { code: 'Ethi', parts: ['noto-sans-ethiopic/ethiopic'], letters: /\p{Script=Ethiopic}/u },
  greek: { code: 'Grek', parts: ['noto-sans/greek', 'noto-sans/greek-ext'], letters: /\p{Script=Greek}/u },
  gujarati: { code: 'Gujr', parts: ['noto-sans-gujarati/gujarati'], letters: /\p{Script=Gujarati}/u },
  gurmukhi: { code: 'Guru', parts: ['noto-sans-gurmukhi/gurmukhi'], letters: /\p{Script=Gurmukhi}/u },
  hebrew: { code: 'Hebr', parts: ['noto-sans-hebrew/hebrew'], letters: /\p{Script=Hebrew}/u },
  kannada: { code: 'Knda', parts: ['noto-sans-kannada/kannada'], letters: /\p{Script=Kannada}/u },
  malayalam: { code: 'Mlym', parts: ['noto-sans-malayalam/malayalam'], letters: /\p{Script=Malayalam}/u },
  odia: { code: 'Orya', parts: ['noto-sans-oriya/oriya'], letters: /\p{Script=Oriya}/u },
  tamil: { code: 'Taml', parts: ['noto-sans-tamil/tamil'], letters: /\p{Script=Tamil}/u },
  telugu: { code: 'Telu', parts: ['noto-sans-telugu/telugu'], letters: /\p{Script=Telugu}/u },
  thai: { code: 'Thai', parts: ['noto-sans-thai/thai'], letters: /\p{Script=Thai}/u },
};

const isScript = (name: string): name is ScriptName => Object.hasOwn(SCRIPTS, name);

/** Their names. */
export const SCRIPT_NAMES: readonly ScriptName[] = Object.keys(SCRIPTS).filter(isScript);

/** The script of a language; undefined where it is the Latin one, or one that no fonts can be asked for. */
export function scriptNeededBy(language: string): ScriptName | undefined {
  const code = scriptOf(language);
  return SCRIPT_NAMES.find((name) => SCRIPTS[name].code === code);
}

/** Scripts of which a Latin font often has the letters, too. */
export const LIKE_LATIN: readonly string[] = ['Latn', 'Cyrl', 'Grek'];

/** Chinese, Japanese and Korean: every device shows them well in fonts of its own, and fonts with them are too large to be sent. */
export const SHOWN_BY_DEVICE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;
