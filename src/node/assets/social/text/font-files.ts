import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type FontFamily, type FontPart, PAIRS, type PairName } from '../../../../content/fonts/families';
import { SCRIPT_NAMES, SCRIPTS } from '../../../../content/fonts/scripts';
import { type Range, readRanges } from '../../../../content/fonts/unicode-ranges';
import { FONT_PARTS } from '../../../../generated/font-parts';
import { versionOf } from '../../../system/version-of';
import { fontFile } from '../../fonts/font-file';

/** A font file, and the letters that it may have. */
export interface FontSource {
  file: string;
  ranges: readonly Range[];
}

/** The fonts of a site's social pictures. Plain JSON. */
export interface CardFonts {
  pair: PairName;
  /** The package with Chinese, Japanese and Korean letters, where one is installed: they are too large for every company. */
  east?: string;
}

const { resolve } = createRequire(import.meta.url);

/** Packages of Fontsource, without its scope, by the languages that they are drawn for. */
const EAST: readonly (readonly [name: string, languages: RegExp])[] = [
  ['noto-sans-jp', /^ja\b/],
  ['noto-sans-kr', /^ko\b/],
  ['noto-sans-hk', /^(?:yue\b|zh-(?:Hant-)?(?:HK|MO)\b)/],
  ['noto-sans-tc', /^zh-(?:Hant|TW)\b/],
  ['noto-sans-sc', /^/],
];

/** The package that draws a language best; any other draws it, too. */
export const eastFor = (language: string): string =>
  EAST.find(([, languages]) => languages.test(language))?.[0] ?? 'noto-sans-sc';

/** The fonts for the social pictures of a site. */
export function cardFonts(pair: PairName, language: string): CardFonts {
  const best = eastFor(language);
  const east = [best, ...EAST.map(([name]) => name)].find(isInstalled);
  return { pair, ...(east !== undefined && { east }) };
}

function isInstalled(name: string): boolean {
  try {
    resolve(`@fontsource-variable/${name}/unicode.json`);
    return true;
  } catch {
    return false;
  }
}

/** What a letter is looked up in, in this order: the site's own fonts, then those of all scripts. */
export async function sourcesOf({
  pair,
  east,
}: CardFonts): Promise<{ display: FontSource[]; text: FontSource[] }> {
  const { display, text } = PAIRS[pair];
  const others = [...SCRIPT_NAMES.flatMap((name) => SCRIPTS[name].parts), ...partsOf(PAIRS.plain.text)];
  const ofEast = east === undefined ? [] : await eastSources(east);
  const stack = (families: readonly FontFamily[]) => [
    ...[...new Set([...families.flatMap(partsOf), ...others])].map(sourceOf),
    ...ofEast,
  ];
  return { display: stack([display, text]), text: stack([text, display]) };
}

const partsOf = ({ latin, more }: FontFamily): FontPart[] => [...latin, ...more];

const sourceOf = (part: FontPart): FontSource => ({
  file: fontFile(part),
  ranges: readRanges(FONT_PARTS[part].range),
});

/** A font with so many letters comes in a hundred files, of which a title needs a few. */
async function eastSources(name: string): Promise<FontSource[]> {
  const list = resolve(`@fontsource-variable/${name}/unicode.json`);
  const ranges: Record<string, string> = JSON.parse(await readFile(list, 'utf8'));
  return Object.entries(ranges).map(([part, range]) => ({
    file: path.join(path.dirname(list), 'files', `${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: readRanges(range),
  }));
}

/** The versions of all packages whose letters may be drawn, to notice changes. */
export function fontVersions({ east }: CardFonts): string[] {
  const names = new Set(Object.keys(FONT_PARTS).map((part) => part.replace(/\/.*/, '')));
  return [...names, ...(east === undefined ? [] : [east])].map(
    (name) => `${name} ${versionOf(`@fontsource-variable/${name}`)}`,
  );
}
