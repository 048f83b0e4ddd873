import type { Plugin } from 'vite';

/** What Vite puts around each import that a page makes when it runs. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/** Each such import as Vite writes it: whole, or for the one thing that is used of it. */
const WRAPPED =
  /__vitePreload\((?:\(\) => (import\("[^"]+"\)[^,]*)|async \(\) => \{\s*const \{ \w+ \} = await (import\("[^"]+"\));\s*return \{ \w+ \};\s*\}), __VITE_PRELOAD__\)/g;

/**
 * Lets such imports be what they are. The helper would fetch a module's style sheet and its own imports before it, but the
 * site's styles are in its pages and in one file, and it preloads nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'pagewright:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: HELPER },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    renderChunk: (code) => ({
      code: code.replace(WRAPPED, (_, whole?: string, part?: string) => whole ?? part ?? ''),
      map: null,
    }),
  };
}
