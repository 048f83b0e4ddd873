import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CatalogueEntry } from '../../../content/model/protocols/catalogue-entry';
import type { PageData, SiteData } from '../../../content/model/pages/page-data';
import { bundleFiles, MODULES } from '../../bundle/bundle';
import { writeAssets } from '../../bundle/bundle-cache';
import { withoutColorsAgain } from '../../bundle/first-load';
import type { Files } from '../../bundle/files';
import { SHARED_FIRST } from '../../bundle/chunks';
import { putSite } from '../../bundle/site/put-site';
import type { RenderedPage } from '../pages/template';

/** What the catalogue is made of; in dev, Vite serves the same files. */
export const SOURCES = {
  indexHtml: 'src/catalogue/guide/index.html',
  exampleHtml: 'src/catalogue/example/example.html',
  renderIndex: 'src/catalogue/guide/render-index.tsx',
  renderExample: 'src/catalogue/example/render-example.tsx',
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
 * @param styleOf the style sheet of the code as the site has it
 */
export async function bundleCatalogue(
  site: SiteData,
  dir: string,
  { assetsDir, styleOf }: { assetsDir: string; styleOf: (css: string) => string },
): Promise<CatalogueBundle> {
  const { indexHtml, exampleHtml, renderIndex, renderExample } = SOURCES;
  const bundled = await bundleFiles(
    { assetsDir, rolldownOptions: { input: [indexHtml, exampleHtml], ...SHARED_FIRST } },
    { rolldownOptions: { input: [renderIndex, renderExample], ...MODULES } },
  );
  const { client, server } = putSite(bundled, site);
  for (const [name, content] of client)
    if (name.endsWith('.css'))
      client.set(name, Buffer.from(styleOf(withoutColorsAgain(Buffer.from(content).toString()))));
  // An HTML file is called as its source is.
  const htmlOf = (source: string) => Buffer.from(client.get(source) ?? []).toString();
  const html = { indexHtml: htmlOf(indexHtml), exampleHtml: htmlOf(exampleHtml) };
  for (const source of [indexHtml, exampleHtml]) client.delete(source);
  writeAssets(client, dir);
  return { ...html, ...(await loadModules(server, path.join(dir, '.catalogue-server'))) };
}

/** Modules have to be on the disk to be loaded, and only for that moment. */
async function loadModules(
  server: Files,
  dir: string,
): Promise<Pick<CatalogueBundle, 'renderIndex' | 'renderExample'>> {
  const load = (source: string) =>
    import(pathToFileURL(path.join(dir, `${path.parse(source).name}.mjs`)).href);
  try {
    writeAssets(server, dir);
    return {
      renderIndex: (await load(SOURCES.renderIndex)).renderIndex,
      renderExample: (await load(SOURCES.renderExample)).renderExample,
    };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
