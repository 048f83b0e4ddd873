import type { Plugin } from 'vite';
import { shownLate } from '../../assets/fonts/shown-late';

/** In dev the theme's fonts are shown whenever they come. */
export const swapFonts: Plugin = {
  name: 'pagewright:swap-fonts',
  // Before Vite makes a module of the style sheet.
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/theme\/fonts\.css(?:\?|$)/ },
    handler: shownLate,
  },
};
