import type { Plugin } from 'vite';

/**
 * In dev the theme's fonts take the place of others as soon as they have come. A built page asks for them before anything else, and so can
 * leave them out where they come late; in dev they come late each first time.
 */
export const swapFonts: Plugin = {
  name: 'pagewright:swap-fonts',
  // Before Vite makes a module of the style sheet.
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/theme\/fonts\.css(?:\?|$)/ },
    handler: (css) => css.replaceAll('font-display: optional', 'font-display: swap'),
  },
};
