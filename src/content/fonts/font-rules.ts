import { FONT_PARTS } from '../../generated/font-parts';
import type { ChosenFonts, Face } from './chosen-fonts';
import { type Fallback, type FontPart, PAIRS } from './families';

/**
 * The `@font-face` rules of a site's fonts, as those of src/theme/fonts.css.
 *
 * @param urlOf the address of a font file
 */
export function fontRules(
  { pair }: ChosenFonts,
  faces: readonly Face[],
  urlOf: (part: FontPart) => string,
): string {
  const { display, text } = PAIRS[pair];
  const fallbacks = new Set([...display.fallbacks.filter(({ weight }) => weight === 600), ...text.fallbacks]);
  return [...faces.map((face) => faceRule(face, urlOf(face.part))), ...[...fallbacks].map(fallbackRule)].join(
    '\n',
  );
}

const faceRule = ({ family, weight, part }: Face, url: string) =>
  `@font-face{font-family:"${family}";font-display:optional;font-weight:${weight};src:url(${url})format("woff2");unicode-range:${FONT_PARTS[part].range}}`;

const fallbackRule = ({ name, weight, local, size, ascent, descent }: Fallback) =>
  `@font-face{font-family:"${name}";font-weight:${weight};src:${local.map((each) => `local("${each}")`).join(',')};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
