import type { Icons } from './page-data';

/** The id of the hidden `<svg>` of a document that holds each icon of its first view once, as a `<symbol>`. */
export const SPRITE_ID = '_icons';

/**
 * The id of an icon's symbol. Like all ids of Pagewright it begins with _, which ids in documents never do.
 *
 * @param name its whole name: `truck-duotone`
 */
export const symbolId = (name: string) => `_icon-${name}`;

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
