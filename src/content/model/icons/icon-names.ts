/** The prefix of a brand's logo; a name without it is a Phosphor icon. */
export const BRAND = 'brand:';

/** Logos have no two tones: those of brands, and Phosphor's own, which are drawn in the regular style. */
export const isBrandIcon = (icon: string) => icon.startsWith(BRAND) || icon.endsWith('-logo');

/** The full name of the icon that content shows: in two tones, except for logos. */
export const iconInContent = (icon: string) => (isBrandIcon(icon) ? icon : `${icon}-duotone`);
