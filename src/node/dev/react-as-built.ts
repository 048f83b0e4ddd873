import type { Plugin } from 'vite';

/**
 * React as in a built site: without its checks and notes for developers, which take more than half of the time of a keystroke. A change
 * of the code loads the page anew.
 */
export const reactAsBuilt: Plugin = {
  name: 'pagewright:react-as-built',
  config: () => ({
    // Packages are bundled ahead once for each of both.
    cacheDir: 'node_modules/.vite-as-built',
    oxc: { jsx: { development: false, refresh: false } },
    optimizeDeps: {
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
    },
  }),
};
