/** Brand logos have no two tones; they are drawn in the regular style. */
export const isLogo = (icon: string) => icon.endsWith('-logo');

/** The name of the drawing that content shows for an icon: two tones, apart from logos. */
export const contentDrawing = (icon: string) => (isLogo(icon) ? icon : `${icon}-duotone`);
