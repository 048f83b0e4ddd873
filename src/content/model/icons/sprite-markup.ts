import type { Icons } from '../pages/page-data';
import { symbolId } from './sprite';

/**
 * Icons as the symbols of a sprite. Names and bodies come from the icon sets, never from a document, hence
 * nothing is escaped.
 */
export function symbolsOf(icons: Icons): string {
  return Object.entries(icons)
    .map(
      ([name, { body, width, height }]) =>
        `<symbol id="${symbolId(name)}" viewBox="0 0 ${width} ${height}">${body}</symbol>`,
    )
    .join('');
}
