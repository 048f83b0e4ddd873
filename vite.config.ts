import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { plainImports } from './src/node/bundle/plugins/plain-imports';
import { shortClasses } from './src/node/bundle/plugins/short-classes';
import { slimRouter } from './src/node/bundle/plugins/slim-router';

/** Lightning CSS writes a browser's version with its major part in the third byte. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** What the bundle of every site has in common; src/node adds the plugin that knows the site. */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: false,
  plugins: [react(), slimRouter(), plainImports(), shortClasses()],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      targets: {
        chrome: version(100),
        safari: version(15, 4),
        ios_saf: version(15, 4),
        firefox: version(100),
      },
    },
  },
  build: {
    target: ['chrome100', 'safari15.4', 'firefox100'],
    cssTarget: ['chrome100', 'safari15.4', 'firefox100'],
    cssMinify: 'lightningcss',
    // One style sheet, cached for the whole site; each page carries its own part of it (src/node/bundle/first-load.ts).
    cssCodeSplit: false,
    // Files stay files: a pattern tile is fetched once, not repeated in the stylesheet of every visitor.
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    // On a busy machine every plugin takes long, and nobody who builds a site can do anything about it.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
