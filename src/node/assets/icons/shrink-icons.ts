import { optimize } from 'svgo';
import type { IconData } from '../../../content/model/pages/page-data';

/**
 * Rounds the paths of icons to visible precision: a two-thousandth of their width, which is a sixtieth of a pixel at
 * 32 pixels. Paths hardly compress, so every digit costs bytes.
 *
 * @param draw finds an icon by its name
 * @returns the same function with rounded icons; each is rounded once
 */
export function shrinkIcons(
  draw: (name: string) => IconData | undefined,
): (name: string) => IconData | undefined {
  const known = new Map<string, IconData | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, shrink(draw(name)));
    return known.get(name);
  };
}

function shrink(icon: IconData | undefined): IconData | undefined {
  if (!icon) return undefined;
  const { body, width, height } = icon;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  const floatPrecision = Math.max(0, 3 - Math.round(Math.log10(width)));
  const { data } = optimize(svg, { plugins: [{ name: 'convertPathData', params: { floatPrecision } }] });
  return { body: data.slice(data.indexOf('>') + 1, data.lastIndexOf('</svg>')), width, height };
}
