import { build, type InlineConfig, mergeConfig } from 'vite';
import config from '../../../vite.config';
import type { SiteData } from '../../content/model/page-data';
import { FOLDERS } from '../../content/model/reserved';
import { LICENCES, licencesOf } from '../assets/licences/licences';
import { PROJECT_ROOT } from '../project';
import { quickReact } from './quick-react';
import { sitePlugin } from './vite-plugin';
import { CHUNKS } from './chunks';

/** Named so that Node takes them for modules wherever they are. */
export const MODULES = { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } };

/** What threads run that make pages: what renders them, and what asks it to. */
const SERVER = {
  'entry-server': 'src/app/server/entry-server.tsx',
  'page-worker': 'src/node/build/pages/page-worker.ts',
};

/** React chooses its fast version when it is bundled, so that threads do not read the other one. */
const FOR_THREADS: InlineConfig = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  plugins: [quickReact()],
};

/** Files by their paths in a folder, with forward slashes. */
export type Files = Map<string, Uint8Array>;

/** The threads have all blocks at once: it is no fault that what a browser fetches later is loaded there already. */
const ALL_AT_ONCE = { ineffectiveDynamicImport: false };

/**
 * Bundles the app for the browser, and for the threads that render pages. Nothing is written.
 *
 * @returns client: scripts, stylesheet, fonts and pattern, and index.html
 */
export async function bundle(site: SiteData): Promise<{ client: Files; server: Files }> {
  const make = async (options: InlineConfig['build'], more: InlineConfig = {}) =>
    outputsOf(await build(mergeConfig(configFor(site, { ...options, write: false }), more)));
  return inProduction(async () => {
    const [client, server] = await Promise.all([
      make({ license: { fileName: LICENCES }, rolldownOptions: CHUNKS }),
      make({ ssr: true, rolldownOptions: { input: SERVER, ...MODULES, checks: ALL_AT_ONCE } }, FOR_THREADS),
    ]);
    const files = filesIn(client);
    const ofScript = Buffer.from(files.get(LICENCES) ?? '').toString();
    return {
      client: files.set(LICENCES, Buffer.from(ofScript + (await licencesOf(copiedIn(client))))),
      server: filesIn(server),
    };
  });
}

type Output = Extract<Awaited<ReturnType<typeof build>>, { output: unknown }>['output'][number];

function outputsOf(result: Awaited<ReturnType<typeof build>>): readonly Output[] {
  return [result].flat().flatMap((each) => ('output' in each ? each.output : []));
}

function filesIn(outputs: readonly Output[]): Files {
  return new Map(
    outputs.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]),
  );
}

/** The files that were copied as they are, as paths inside the project. */
function copiedIn(outputs: readonly Output[]): string[] {
  return outputs.flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
}

/** What every bundle of a site is made with. */
export function configFor(site: SiteData, options: InlineConfig['build']): InlineConfig {
  return mergeConfig<InlineConfig, InlineConfig>(config, {
    configFile: false,
    root: PROJECT_ROOT,
    mode: 'production',
    logLevel: 'warn',
    plugins: [sitePlugin(() => site)],
    // Everything in one file, so that it can be loaded from anywhere.
    ssr: { noExternal: true },
    build: { assetsDir: FOLDERS.assets, ...options, emptyOutDir: false },
  });
}

/** React chooses its fast version by this variable, when it is bundled and when it is loaded. */
export async function inProduction<T>(action: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await action();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
