/**
 * Style rules in which fonts take the place of others whenever they come. A built page asks for its fonts before anything else, and
 * leaves out what comes too late; in dev they come late each first time.
 */
export const swapLateFonts = (css: string): string => css.replace(/(font-display: ?)optional/g, '$1swap');
