import { build, type InlineConfig, mergeConfig } from 'vite';
import config from '../../../vite.config';
import { FOLDERS } from '../../content/model/addresses/reserved';
import { LICENCES, licencesOf } from '../assets/licences/licences';
import { PROJECT_ROOT } from '../project';
import { quickReact } from './plugins/quick-react';
import { sitePlugin } from './plugins/site-plugin';
import { CHUNKS } from './chunks';
import { inProduction } from './in-production';
import type { BundledFiles, Files } from './files';

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
};

/** The threads have all blocks at once: it is no fault that what a browser fetches later is loaded there already. */
const ALL_AT_ONCE = { ineffectiveDynamicImport: false };

/**
 * Bundles the app, without a site: for the browser, and for the threads that render pages. Nothing is written.
 *
 * @param oneByOne whether to bundle for one after the other, with less memory
 */
export function bundle(oneByOne: boolean): Promise<BundledFiles> {
  return bundleFiles(
    { license: { fileName: LICENCES }, rolldownOptions: CHUNKS },
    { rolldownOptions: { input: SERVER, ...MODULES, checks: ALL_AT_ONCE } },
    { more: FOR_THREADS, oneByOne },
  );
}

/**
 * Bundles for the browser and for the server. Nothing is written.
 *
 * @param more beside what both have: for the server
 * @param oneByOne whether to bundle for one after the other, with less memory
 * @returns client: scripts, stylesheet, fonts and pattern, and HTML files
 */
export async function bundleFiles(
  client: InlineConfig['build'],
  server: InlineConfig['build'],
  { more = {}, oneByOne = false }: { more?: InlineConfig; oneByOne?: boolean } = {},
): Promise<BundledFiles> {
  const quick = { plugins: [quickReact()] };
  const make = async (options: InlineConfig['build'], extra: InlineConfig = {}) =>
    outputsOf(await build(mergeConfig(configFor({ ...options, write: false }), { ...quick, ...extra })));
  return inProduction(async () => {
    const first = make(client);
    if (oneByOne) await first;
    const [forBrowsers, forServer] = await Promise.all([first, make({ ...server, ssr: true }, more)]);
    const files = filesIn(forBrowsers);
    const ofScript = files.get(LICENCES);
    if (ofScript) {
      const copied = await licencesOf(copiedIn(forBrowsers));
      files.set(LICENCES, Buffer.from(Buffer.from(ofScript).toString() + copied));
    }
    return { client: files, server: filesIn(forServer) };
  });
}

/** Bundles for the browser alone. Nothing is written. */
export function bundleForBrowsers(options: InlineConfig): Promise<Files> {
  return inProduction(async () =>
    filesIn(outputsOf(await build(mergeConfig(configFor({ write: false }), options)))),
  );
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

/** What every bundle is made with. */
function configFor(options: InlineConfig['build']): InlineConfig {
  return mergeConfig<InlineConfig, InlineConfig>(config, {
    configFile: false,
    root: PROJECT_ROOT,
    mode: 'production',
    logLevel: 'warn',
    plugins: [sitePlugin()],
    // Everything in one file, so that it can be loaded from anywhere.
    ssr: { noExternal: true },
    build: { assetsDir: FOLDERS.assets, ...options, emptyOutDir: false },
  });
}
