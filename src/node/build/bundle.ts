import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, mergeConfig } from 'vite';
import config from '../../../vite.config';
import type { PageData, SiteData } from '../../content/page-data';
import { PROJECT_ROOT } from '../project';
import { sitePlugin } from '../vite-plugin';
import { prepareFirstLoad } from './first-load';
import type { RenderedPage } from './template';

export interface Bundle {
  /** The built index.html, with its placeholders. */
  indexHtml: string;
  render: (page: PageData) => RenderedPage;
}

/** Named so that Node takes them for modules wherever they are. */
export const MODULES = { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } };

/**
 * Bundles the app for the browser into a folder, and once more for this process to render pages with.
 *
 * @param outDir where scripts, stylesheet, fonts and cloth go
 */
export async function bundle(site: SiteData, outDir: string): Promise<Bundle> {
  return inProduction(async () => {
    // Inside the folder that goes as a whole when the build is interrupted.
    const serverDir = path.join(outDir, '.server');
    try {
      await Promise.all([
        build(configFor(site, { outDir })),
        build(
          configFor(site, { outDir: serverDir, ssr: 'src/app/entry-server.tsx', rolldownOptions: MODULES }),
        ),
      ]);
      const index = path.join(outDir, 'index.html');
      const { indexHtml, styleOf } = await prepareFirstLoad(await readFile(index, 'utf8'), outDir);
      await rm(index);
      const { render } = await import(pathToFileURL(path.join(serverDir, 'entry-server.mjs')).href);
      return { indexHtml, render: (page: PageData) => withStyle(render(page), styleOf) };
    } finally {
      await rm(serverDir, { recursive: true, force: true });
    }
  });
}

function withStyle(page: RenderedPage, styleOf: (html: string) => string): RenderedPage {
  return { ...page, head: styleOf(page.html) + page.head };
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
