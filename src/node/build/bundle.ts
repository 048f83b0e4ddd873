import { build, type InlineConfig, mergeConfig } from 'vite';
import config from '../../../vite.config';
import type { SiteData } from '../../content/page-data';
import { FOLDERS } from '../../content/reserved';
import { addLicences, LICENCES } from '../licences/licences';
import { PROJECT_ROOT } from '../project';
import { sitePlugin } from '../vite-plugin';
import { CHUNKS } from './chunks';

/** Named so that Node takes them for modules wherever they are. */
export const MODULES = { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } };

/** What threads run that make pages: what renders them, and what asks it to. */
const SERVER = {
  'entry-server': 'src/app/entry-server.tsx',
  'page-worker': 'src/node/build/page-worker.ts',
};

/**
 * Bundles the app for the browser into a folder, and for the threads that render pages into another.
 *
 * @param outDir where scripts, stylesheet, fonts and cloth go, and index.html
 */
export async function bundle(
  site: SiteData,
  { outDir, serverDir }: { outDir: string; serverDir: string },
): Promise<void> {
  const [made] = await inProduction(() =>
    Promise.all([
      build(configFor(site, { outDir, license: { fileName: LICENCES }, rolldownOptions: CHUNKS })),
      build(
        configFor(site, {
          outDir: serverDir,
          ssr: true,
          rolldownOptions: { input: SERVER, ...MODULES },
        }),
      ),
    ]),
  );
  await addLicences(outDir, sourcesOf(made));
}

/** The files that were copied as they are, as paths inside the project. */
function sourcesOf(made: Awaited<ReturnType<typeof build>>): string[] {
  const outputs = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
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
