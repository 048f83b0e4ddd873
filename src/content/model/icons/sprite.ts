/** The id of the hidden `<svg>` of a document that holds each icon of its first view once, as a `<symbol>`. */
export const SPRITE_ID = '_icons';

/**
 * The id of an icon's symbol. Like all ids of Pagewright it begins with _, which ids in documents never do.
 *
 * @param name its whole name: `truck-duotone`
 */
export const symbolId = (name: string) => `_icon-${name}`;
