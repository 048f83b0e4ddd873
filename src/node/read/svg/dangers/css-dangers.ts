import { ident, string, tokenize, tokenTypes, url } from 'css-tree';
import { isOwnAddress } from './addresses';

/** Functions in values and selectors that fetch nothing (CSS Values 4, Color 5, Transforms 2, Filter Effects 1). */
const HARMLESS_FUNCTIONS = new Set(
  [
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark device-cmyk icc-color',
    'calc min max clamp abs sign round mod rem sqrt pow hypot exp log sin cos tan asin acos atan atan2 var env',
    'matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d',
    'rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective cubic-bezier steps linear',
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia',
    'polygon circle ellipse inset rect xywh path shape ray fit-content minmax repeat counter counters',
    'linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient',
    'not is where has lang dir host nth-child nth-last-child nth-of-type nth-last-of-type',
    'and or selector local format tech',
  ].flatMap((line) => line.split(' ')),
);

/** At-rules that load nothing. */
const HARMLESS_RULES = new Set(
  ['media', 'supports', 'keyframes', '-webkit-keyframes', 'font-face', 'charset', 'namespace'].concat([
    'layer',
    'property',
    'container',
    'counter-style',
    'page',
    'font-feature-values',
    'font-palette-values',
  ]),
);

/** An embedded font: `data:` with the type of a font, or without a type, as Illustrator writes it. */
const FONT =
  /^data:(?:(?:font\/|application\/(?:x-)?font-|application\/vnd\.ms-fontobject|application\/octet-stream)[^,]*|;[^,]*|),/i;

/**
 * Finds what in a style could fetch something, or is unknown. It is tokenized as browsers do it (CSS Syntax 3), so
 * that escapes and comments hide nothing.
 *
 * @returns each as it is written there
 */
export function dangersInCss(css: string): string[] {
  const found: string[] = [];
  /** Whether what follows is the address in url(…), and whether it only names a vocabulary: `@namespace url(…)`. */
  let awaitsAddress = false;
  let isName = false;
  tokenize(css, (type, start, end) => {
    if (BLANK.has(type)) return;
    const written = css.slice(start, end);
    if (awaitsAddress) {
      const isSafe = type === tokenTypes.String && (isName || isHarmless(string.decode(written)));
      if (!isSafe) found.push(`url(${written})`);
      awaitsAddress = false;
      return;
    }
    if (type === tokenTypes.AtKeyword) isName = nameOf(written) === '@namespace';
    else if (type === tokenTypes.Semicolon || type === tokenTypes.LeftCurlyBracket) isName = false;
    if (type === tokenTypes.Function && nameOf(written) === 'url(') awaitsAddress = true;
    else if (!isName && isDangerous(type, written)) found.push(written);
  });
  return found;
}

const BLANK = new Set<number>([tokenTypes.WhiteSpace, tokenTypes.Comment]);

function isDangerous(type: number, written: string): boolean {
  switch (type) {
    case tokenTypes.BadUrl:
      return true;
    case tokenTypes.Url:
      return !isHarmless(url.decode(written));
    case tokenTypes.AtKeyword:
      return !HARMLESS_RULES.has(nameOf(written).slice(1));
    case tokenTypes.Function:
      return !HARMLESS_FUNCTIONS.has(nameOf(written).slice(0, -1));
    default:
      return false;
  }
}

const isHarmless = (address: string) => address === '' || isOwnAddress(address) || FONT.test(address);

const nameOf = (written: string) => ident.decode(written).toLowerCase();
