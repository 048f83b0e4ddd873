import type { Plugin } from 'vite';
import { swapLateFonts } from '../../assets/fonts/swap-late-fonts';

/** In dev the theme's fonts are shown whenever they come. */
export const swapFontsPlugin: Plugin = {
  name: 'pagewright:swap-fonts',
  // Between Vite's own plugins: the imports of the style sheet are in it, and it is no module yet.
  transform: {
    filter: { id: /\/src\/theme\/theme\.css(?:\?|$)/ },
    handler: swapLateFonts,
  },
};
