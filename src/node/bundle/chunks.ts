import type { InlineConfig } from 'vite';

/** Fetches the interactive blocks. */
const INTERACTIVE = '/src/blocks/interactive.ts';

/** Hydrates them. */
const HYDRATION = '/src/app/page/hydrate-blocks.tsx';

interface Module {
  id: string;
  isEntry: boolean;
  importers: string[];
  dynamicImporters: string[];
  dynamicallyImportedIds: string[];
}

interface Modules {
  getModuleInfo: (id: string) => Module | null;
}

/** What any block may use; in files of its own, since static blocks use it, too. */
const COMMON = '/src/ui/';

/**
 * The file that a module goes to: one for what every page needs, one for what interactive blocks need beside that, if it is more
 * than one; blocks have their own. So a page with one interactive block fetches three files and not ten.
 */
function fileOf(id: string, modules: Modules): string | null {
  const above = importersOf(id, modules);
  if (above.some(({ isEntry }) => isEntry)) return 'app';
  const blocks = above.flatMap(({ dynamicImporters }) => dynamicImporters.filter(isInteractive));
  const isShared = blocks.length > 1 || (blocks.length === 1 && id.includes(COMMON));
  return isShared || above.some(isHydration) ? 'shared' : null;
}

const isInteractive = (id: string) => id.endsWith(INTERACTIVE);

const isHydration = ({ id }: Module) => id.endsWith(HYDRATION);

/** A module and its static importers, direct and indirect. */
function importersOf(id: string, modules: Modules): Module[] {
  const ids = new Set([id]);
  const found: Module[] = [];
  for (const each of ids) {
    const module = modules.getModuleInfo(each);
    if (!module) continue;
    found.push(module);
    for (const importer of module.importers) ids.add(importer);
  }
  return found;
}

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
