import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatHex } from 'culori';
import { PROJECT_ROOT } from '../project';

export type Theme = 'light' | 'dark';

/**
 * The background color of a page in a theme, for the browser's own bars.
 *
 * @returns `#rrggbb`, which every browser supports there
 */
export function canvasColor(theme: Theme): Promise<string> {
  return themeColor('--canvas', theme);
}

/**
 * A colour that every page has, from src/theme/tokens.css.
 *
 * @param name the name of its custom property
 * @returns `#rrggbb`
 * @throws Error when the tokens have no such colour
 */
export async function themeColor(name: `--${string}`, theme: Theme): Promise<string> {
  const css = await readFile(path.join(PROJECT_ROOT, 'src/theme/tokens.css'), 'utf8');
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
  const colour = formatHex(themed(value, theme));
  if (!colour) throw new Error(`src/theme/tokens.css has no colour ${name}.`);
  return colour;
}

/** `light-dark(a, b)` is one of the two; any other value is used in both themes. */
export function themed(value: string, theme: Theme): string {
  const [, light, dark] = /^light-dark\((.+?\)|[^,]+),\s*(.+)\)$/.exec(value) ?? [];
  return (theme === 'light' ? light : dark) ?? value;
}
