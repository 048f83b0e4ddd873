import { optimize } from 'svgo';

/**
 * The svgo plugins whose time grows linearly with the file. Plugins that look up the style of every element are left out:
 * three hundred classes take them half a minute, and five thousand all the memory. A style inlined into its element would
 * also override the media query that makes an SVG follow the theme.
 */
const PLUGINS = [
  'removeEditorsNSData',
  'cleanupAttrs',
  'mergeStyles',
  'cleanupIds',
  'cleanupNumericValues',
  'convertColors',
  'removeEmptyAttrs',
  'removeEmptyText',
  'convertTransform',
  'removeUnusedNS',
  'sortAttrs',
] as const;

/** Saves much, but looks up styles, too, and joins path segments in a time that grows with the square of their number. */
const SHORTER_PATHS = 'convertPathData' as const;

/** Limits for it: selectors times elements, and the sum of squared path lengths; each takes some two seconds. */
const MAX_STYLE_LOOKUPS = 250_000;
const MAX_SQUARED_LENGTHS = 1e10;

/** Makes an SVG smaller without changing how it looks. */
export function makeSmall(text: string): string {
  return optimize(text, { plugins: [...PLUGINS, ...(hasShortPaths(text) ? [SHORTER_PATHS] : [])] }).data;
}

/** @param text as it is serialized: with double quotes, and no CDATA */
function hasShortPaths(text: string): boolean {
  const elements = text.split('<').length;
  const selectors = [...text.matchAll(/<style[^>]*>([^<]*)/g)].reduce(
    (sum, [, css = '']) => sum + css.split(/[{,]/).length - 1,
    0,
  );
  const squares = [...text.matchAll(/ d="([^"]*)"/g)].reduce((sum, [, d = '']) => sum + d.length ** 2, 0);
  return selectors * elements <= MAX_STYLE_LOOKUPS && squares <= MAX_SQUARED_LENGTHS;
}
