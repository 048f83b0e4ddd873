import { build, type InlineConfig, mergeConfig } from 'vite';
import config from '../../../vite.config';
import type { SiteData } from '../../content/page-data';
import { PROJECT_ROOT } from '../project';
import { sitePlugin } from '../vite-plugin';
import { CHUNKS } from './chunks';

/** Named so that Node takes them for modules wherever they are. */
export const MODULES = { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } };

/** What the licences of the packages in the script ask for: that their notices go with it. */
const LICENCES = 'licences.txt';

/** What threads run that make pages: what renders them, and what asks it to. */
const SERVER = {
  'entry-server': 'src/app/entry-server.tsx',
  'page-worker': 'src/node/build/page-worker.ts',
};

/** Files by their paths in a folder, with forward slashes. */
export type Files = Map<string, Uint8Array>;

/**
 * Bundles the app for the browser, and for the threads that render pages. Nothing is written.
 *
 * @returns client: scripts, stylesheet, fonts and cloth, and index.html
 */
export async function bundle(site: SiteData): Promise<{ client: Files; server: Files }> {
  const make = async (options: InlineConfig['build']) =>
    filesIn(await build(configFor(site, { ...options, write: false })));
  return inProduction(async () => {
    const [client, server] = await Promise.all([
      make({ license: { fileName: LICENCES }, rolldownOptions: CHUNKS }),
      make({ ssr: true, rolldownOptions: { input: SERVER, ...MODULES } }),
    ]);
    return { client, server };
  });
}

function filesIn(result: Awaited<ReturnType<typeof build>>): Files {
  const made = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    made.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]),
  );
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
    build: { ...options, emptyOutDir: false },
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
