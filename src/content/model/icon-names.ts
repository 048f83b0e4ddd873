/** What the name of a brand's logo begins with; a name without it is a Phosphor icon. */
export const BRAND = 'brand:';

/** Logos have no two tones: those of brands, and Phosphor's own, which are drawn in the regular style. */
export const isBrandIcon = (icon: string) => icon.startsWith(BRAND) || icon.endsWith('-logo');

/** The name of the drawing that content shows for an icon: two tones, apart from logos. */
export const iconInContent = (icon: string) => (isBrandIcon(icon) ? icon : `${icon}-duotone`);
