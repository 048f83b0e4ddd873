import { optimize } from 'svgo';

/**
 * What svgo does in one pass, in a time that grows with the drawing alone. Left out is what looks up the style of every element:
 * three hundred classes take it half a minute, and five thousand all the memory. A style moved into its element would
 * also win over the media query that makes a drawing follow the theme.
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

/** Does much, but looks up styles, too, and joins steps of one kind in a time that grows with the square of their number. */
const SHORTER_PATHS = 'convertPathData' as const;

/** Selectors times elements, and squares of the characters of paths: each takes some two seconds. */
const MOST_LOOKUPS = 250_000;
const MOST_SQUARES = 1e10;

/** Makes an SVG smaller that shows the same. */
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
  return selectors * elements <= MOST_LOOKUPS && squares <= MOST_SQUARES;
}
