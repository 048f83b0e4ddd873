import path from 'node:path';
import { bundleForBrowsers } from '../../bundle/bundle';
import { runBundleProgram } from '../../bundle/run-bundle-program';
import { createFolderCache } from '../../cache/folder-cache.mjs';
import { hashAllCode } from '../../cache/code-hash';
import { PROJECT_ROOT } from '../../project';
import { keepDevParts } from './keep-dev-parts';

/** Where the files of a bundle are on the server; no page has such an address. */
export const BUNDLE = '/_code/';

/** The module that the studio's own window begins with, and those of the pages and examples in its frames. */
const STUDIO = ['src/studio/main.tsx'];
const PAGES = [
  'src/app/client/entry-client.tsx',
  'src/app/overlay/waiting.ts',
  'src/catalogue/example/example-client.tsx',
  'src/catalogue/guide/index-client.ts',
];

/** What an HTML file names in place of a module. */
export interface BundledEntry {
  script: string;
  sheet: string | undefined;
}

export interface DevBundle {
  /** By their addresses after `BUNDLE`. */
  files: ReadonlyMap<string, Uint8Array>;
  /** By the modules' paths in the project. */
  entries: Readonly<Record<string, BundledEntry>>;
  /** The address of the style sheet of pages, which differs by the site's language. */
  pageSheet: string | undefined;
}

/** The folder of the bundles that were made. */
const KEPT = path.join(PROJECT_ROOT, '.cache/dev');

/** In milliseconds: nothing is removed that another studio may have begun to read. */
const MINUTE = 60 * 1000;

/** So many of the last ones are kept. */
const MAX_BUNDLES = 4;

/**
 * The code of the studio and of the pages that it shows, in a few files: some 600 modules one by one take a browser and the server
 * three seconds each. Made once of the same code.
 */
export async function devBundle(): Promise<DevBundle> {
  const codeHash = await hashAllCode();
  const kept = keptIn(KEPT, codeHash);
  if (kept) return kept;
  await runBundleProgram('src/node/dev/bundled/bundle-program.ts', [codeHash, KEPT]);
  // What a process of its own could not bundle or keep is bundled here, and an error is told.
  return keptIn(KEPT, codeHash) ?? keepDevBundle(codeHash, KEPT);
}

/**
 * Bundles the code and keeps that.
 *
 * @param codeHash a digest of all code
 * @param dir where bundles are kept
 */
export async function keepDevBundle(codeHash: string, dir: string): Promise<DevBundle> {
  // One after the other: each sets a variable of the process, by which React's version is chosen.
  const studio = await bundleOf(STUDIO);
  const pages = await bundleOf(PAGES);
  const data = { entries: { ...studio.entries, ...pages.entries }, pageSheet: pages.sheet };
  const { files } = cacheIn(dir).keep(keyOf(codeHash), new Map([...studio.files, ...pages.files]), data);
  return { files, ...data };
}

const cacheIn = (dir: string) => createFolderCache(dir, { most: MAX_BUNDLES, spare: MINUTE });

const keyOf = (codeHash: string) => JSON.stringify(['dev', codeHash]);

function keptIn(dir: string, codeHash: string): DevBundle | undefined {
  const kept = cacheIn(dir).find(keyOf(codeHash));
  return kept && { files: kept.files, ...(kept.data as Omit<DevBundle, 'files'>) };
}

async function bundleOf(modules: readonly string[]) {
  const input = Object.fromEntries(modules.map((module) => [nameOf(module), module]));
  const files = await bundleForBrowsers({
    base: BUNDLE,
    plugins: [keepDevParts],
    build: { rolldownOptions: { input } },
  });
  const addressOf = (start: string, end: string) => {
    const found = [...files.keys()].find((file) => file.startsWith(start) && file.endsWith(end));
    return found && BUNDLE + found;
  };
  const sheet = addressOf('assets/style-', '.css');
  const entries = modules.map((module) => {
    const script = addressOf(`assets/${nameOf(module)}-`, '.js');
    if (!script) throw new Error(`The bundler has made nothing of ${module}.`);
    return [module, { script, sheet }] as const;
  });
  return { files, sheet, entries: Object.fromEntries(entries) };
}

const nameOf = (module: string) => path.parse(module).name;
