import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slimRouter } from './src/node/slim-router';

/** Lightning CSS writes a browser's version with its major part in the third byte. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/**
 * The file that a module goes to: one for all that the app needs, one for what blocks share beside that; blocks have
 * their own. So a page with one live block fetches three files and not ten.
 */
function fileOf(id: string, modules: { getModuleInfo: ModuleInfoOf }): string | null {
  const seen = new Set<string>();
  const isOfApp = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    const info = modules.getModuleInfo(module);
    return !!info && (info.isEntry || info.importers.some(isOfApp));
  };
  if (isOfApp(id)) return 'app';
  return id.includes('/src/ui/') ? 'shared' : null;
}

type ModuleInfoOf = (id: string) => { isEntry: boolean; importers: string[] } | null;

/** What the bundle of every site has in common; src/node adds the plugin that knows the site. */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: false,
  plugins: [react(), slimRouter()],
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
    // One style sheet, cached for the whole site; each page carries its own part of it (src/node/build/first-load.ts).
    cssCodeSplit: false,
    // Files stay files: a cloth tile is fetched once, not repeated in the stylesheet of every visitor.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: fileOf }],
        },
      },
    },
    modulePreload: false,
    reportCompressedSize: false,
  },
});
