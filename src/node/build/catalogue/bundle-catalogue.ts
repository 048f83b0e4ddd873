import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type { CatalogueEntry } from '../../../content/catalogue/catalogue-entry';
import type { PageData, SiteData } from '../../../content/model/page-data';
import { configFor, inProduction, MODULES } from '../../bundle/bundle';
import { SHARED_FIRST } from '../../bundle/chunks';
import type { RenderedPage } from '../pages/template';

/** What the catalogue is made of; in dev, Vite serves the same files. */
export const SOURCES = {
  indexHtml: 'src/catalogue/index.html',
  exampleHtml: 'src/catalogue/example.html',
  renderIndex: 'src/catalogue/render-index.tsx',
  renderExample: 'src/catalogue/render-example.tsx',
} as const;

export interface CatalogueBundle {
  indexHtml: string;
  exampleHtml: string;
  renderIndex: (entries: readonly CatalogueEntry[]) => RenderedPage;
  renderExample: (page: PageData) => RenderedPage;
}

/**
 * Bundles the catalogue for the browser, beside the site and apart from it: not a byte of the site's own files changes.
 *
 * @param dir the folder of the built site
 * @param assetsDir the folder inside it for scripts, stylesheet, fonts and pattern
 */
export async function bundleCatalogue(
  site: SiteData,
  dir: string,
  assetsDir: string,
): Promise<CatalogueBundle> {
  const { indexHtml, exampleHtml, renderIndex, renderExample } = SOURCES;
  const server = path.join(dir, '.catalogue-server');
  const make = (options: InlineConfig['build']) => build(configFor(site, options));
  return inProduction(async () => {
    try {
      await Promise.all([
        make({
          outDir: dir,
          assetsDir,
          rolldownOptions: { input: [indexHtml, exampleHtml], ...SHARED_FIRST },
        }),
        make({
          outDir: server,
          ssr: true,
          rolldownOptions: { input: [renderIndex, renderExample], ...MODULES },
        }),
      ]);
      const load = (source: string) => import(pathToFileURL(path.join(server, moduleOf(source))).href);
      return {
        indexHtml: await readFile(path.join(dir, indexHtml), 'utf8'),
        exampleHtml: await readFile(path.join(dir, exampleHtml), 'utf8'),
        renderIndex: (await load(renderIndex)).renderIndex,
        renderExample: (await load(renderExample)).renderExample,
      };
    } finally {
      await rm(server, { recursive: true, force: true });
      // Vite puts an HTML file where its source stands.
      await rm(path.join(dir, 'src'), { recursive: true, force: true });
    }
  });
}

const moduleOf = (source: string) => `${path.parse(source).name}.mjs`;
