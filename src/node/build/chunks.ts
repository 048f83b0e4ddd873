import type { InlineConfig } from 'vite';

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

/** How the app is divided into files for the browser. */
export const CHUNKS: NonNullable<InlineConfig['build']>['rolldownOptions'] = {
  output: {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: fileOf, debugName: 'app, shared' }],
    },
  },
};

/** The same where nothing is fetched in a hurry: what blocks share comes before them, and so do its styles. */
export const SHARED_FIRST: typeof CHUNKS = {
  output: { codeSplitting: { groups: [{ name: 'shared', test: /\/src\/ui\// }] } },
};
