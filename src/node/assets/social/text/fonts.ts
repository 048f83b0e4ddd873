import { readFile } from 'node:fs/promises';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { isIn } from '../../../../content/fonts/unicode-ranges';
import { type CardFonts, type FontSource, sourcesOf } from './font-files';

export interface OpenFont {
  font: Font;
  /** Units of an em. */
  emUnits: number;
  letters: ReadonlySet<number>;
}

/** Fonts at one weight; the first that has a letter draws it. */
export interface FontStack {
  /** Opens the fonts that a text needs, before it is set. */
  open(text: string): Promise<void>;
  /** The font of a letter, of those that are open. */
  fontOf(letter: string): OpenFont | undefined;
}

export interface Fonts {
  /** For the title and the site's name. */
  display: FontStack;
  /** For small text. */
  text: FontStack;
}

/** The fonts of social pictures: titles are semibold, other texts medium. Each is read when a text needs it. */
export async function loadFonts(fonts: CardFonts): Promise<Fonts> {
  const { display, text } = await sourcesOf(fonts);
  return { display: stackOf(display, 600), text: stackOf(text, 500) };
}

function stackOf(sources: readonly FontSource[], weight: number): FontStack {
  const opening = new Map<FontSource, Promise<OpenFont>>();
  const opened = new Map<FontSource, OpenFont>();
  const sourcesFor = (code: number) => sources.filter(({ ranges }) => isIn(ranges, code));

  async function openFor(code: number): Promise<void> {
    for (const source of sourcesFor(code)) {
      const font = opening.get(source) ?? openFont(source, weight);
      opening.set(source, font);
      opened.set(source, await font);
      if ((await font).letters.has(code)) return;
    }
  }

  return {
    async open(text) {
      for (const letter of new Set(text.normalize())) await openFor(codeOf(letter));
    },
    fontOf(letter) {
      const code = codeOf(letter);
      for (const source of sourcesFor(code)) {
        const font = opened.get(source);
        if (font?.letters.has(code)) return font;
      }
      return undefined;
    },
  };
}

/** A font at one weight, which is faster to draw than one that has all. */
async function openFont({ file, ranges }: FontSource, weight: number): Promise<OpenFont> {
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );
  const content = await subsetFont(await readFile(file), String.fromCodePoint(...letters), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  const face = new Face(new Blob(new Uint8Array(content)));
  return { font: new Font(face), emUnits: face.upem, letters: new Set(face.collectUnicodes()) };
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;
