import path from 'node:path';
import { parse, walk } from 'css-tree';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { sha256 } from '../../system/sha256';
import {
  isIn,
  rangesOf,
  readRanges,
  withoutRanges,
  writeRanges,
} from '../../../content/fonts/unicode-ranges';

/** A font with only the letters of a site: a subset of a whole one. */
export interface SubsetFont {
  /** Its address and that of the whole font, without the first slash. */
  name: string;
  whole: string;
  /** The file, in base64. */
  content: string;
}

/** An `@font-face` rule: where it stands in the style sheet, and its descriptors. */
interface Face {
  start: number;
  end: number;
  descriptors: ReadonlyMap<string, string>;
}

/**
 * Makes a subset of each font of a style sheet.
 *
 * @param css a style sheet with `@font-face` rules
 * @param fonts the fonts by their addresses, without the first slash
 * @param letters the letters of the site
 * @returns the subsets, and the style sheet with a rule for each before that of the whole font, which is left the other letters
 */
export async function subsetFontFaces(
  css: string,
  fonts: ReadonlyMap<string, Uint8Array>,
  letters: string,
): Promise<{ css: string; subsets: SubsetFont[] }> {
  const subsets: SubsetFont[] = [];
  let made = '';
  let written = 0;
  for (const { start, end, descriptors } of facesIn(css)) {
    const name = /url\(["']?\/?([^"')]+)/.exec(descriptors.get('src') ?? '')?.[1] ?? '';
    const content = fonts.get(name);
    const face = content && (await subsetOf(Buffer.from(content), descriptors, letters));
    if (!face) continue;
    const { dir, name: stem } = path.posix.parse(name);
    const address = `${dir}/${stem}-used-${sha256(face.content).slice(0, 8)}.woff2`;
    const used = rangesOf(face.letters.map(codePointOf));
    const others = withoutRanges(readRanges(descriptors.get('unicode-range')), used);
    made += css.slice(written, start);
    made += ruleWith(descriptors, {
      src: `url(/${address})format("woff2")`,
      'unicode-range': writeRanges(used),
    });
    if (others.length > 0) made += ruleWith(descriptors, { 'unicode-range': writeRanges(others) });
    written = end;
    subsets.push({ name: address, whole: name, content: face.content.toString('base64') });
  }
  return { css: made + css.slice(written), subsets };
}

/** The whole style sheet takes ten times as long to parse. */
const FACE = /@font-face\s*\{[^{}]*\}/g;

function facesIn(css: string): Face[] {
  return Array.from(css.matchAll(FACE), ({ 0: rule, index }) => ({
    start: index,
    end: index + rule.length,
    descriptors: new Map(descriptorsIn(rule)),
  }));
}

function descriptorsIn(rule: string): [string, string][] {
  const descriptors: [string, string][] = [];
  walk(parse(rule, { parseValue: false }), {
    visit: 'Declaration',
    enter({ property, value }) {
      if (value.type === 'Raw') descriptors.push([property, value.value]);
    },
  });
  return descriptors;
}

/** Undefined where the font has none of the letters. */
async function subsetOf(
  content: Buffer,
  descriptors: Face['descriptors'],
  letters: string,
): Promise<{ content: Buffer; letters: string[] } | undefined> {
  const font = factsOf(content);
  if (!font) return undefined;
  const { has, isVariable } = font;
  const range = readRanges(descriptors.get('unicode-range'));
  const own = [...letters].filter(
    (letter) => has.has(codePointOf(letter)) && isIn(range, codePointOf(letter)),
  );
  if (own.length === 0) return undefined;
  const weight = weightOf(descriptors.get('font-weight'));
  const subset = await subsetFont(content, own.join(''), {
    targetFormat: 'woff2',
    ...(isVariable && weight !== undefined && { variationAxes: { wght: weight } }),
  });
  return { content: subset, letters: own };
}

interface FontFacts {
  /** The code points of its letters. */
  has: ReadonlySet<number>;
  isVariable: boolean;
}

/** By the digest of the font: the languages of a site have the same fonts, and it takes a moment to unpack one. */
const known = new Map<string, FontFacts | undefined>();

/** Undefined where it is no font but a collection. */
function factsOf(content: Buffer): FontFacts | undefined {
  const digest = sha256(content);
  if (!known.has(digest)) known.set(digest, readFacts(content));
  return known.get(digest);
}

function readFacts(content: Buffer): FontFacts | undefined {
  const font = fontkit.create(content);
  if (!('characterSet' in font)) return undefined;
  return { has: new Set(font.characterSet), isVariable: 'wght' in font.variationAxes };
}

/** `600` is one weight, `400 600` all between two. */
function weightOf(descriptor = '') {
  const [min = Number.NaN, max = min] = descriptor.split(/\s+/).map(Number);
  if (Number.isNaN(min + max)) return undefined;
  return min === max ? min : { min, max };
}

const codePointOf = (letter: string) => letter.codePointAt(0) ?? 0;

/** The rule with some of its descriptors changed. */
function ruleWith(descriptors: Face['descriptors'], changes: Record<string, string>): string {
  const changed = new Map([...descriptors, ...Object.entries(changes)]);
  return `@font-face{${[...changed].map(([property, value]) => `${property}:${value}`).join(';')}}`;
}
