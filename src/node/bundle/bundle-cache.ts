import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteData } from '../../content/model/page-data';
import { createFolderCache } from '../cache/folder-cache.mjs';
import { mapLimited } from '../system/map-limited';
import type { Files } from './bundle';

/** A bundle is a few megabytes; so many of the last ones are kept. */
const MAX_BUNDLES = 6;

/** In milliseconds: no build takes as long. */
const HOUR = 60 * 60 * 1000;

/** Files of a kept bundle, beside those in the folders `client/` and `server/`. */
const INDEX = 'index.html';
const STYLES = 'styles.css';
const CLIENT = 'client/';

interface Bundle {
  /** The built index.html, with its placeholders. */
  indexHtml: string;
  /** All rules of the site, of which each page gets its own. */
  css: string;
  /** The module that renders pages, and the one that threads run. */
  serverModule: URL;
  workerModule: URL;
}

/**
 * The app of a site, bundled for the browser into a folder and for the threads that render pages. Of the same engine
 * and the same site document there is one bundle, made once.
 *
 * @param engine a digest of the code
 * @param outDir where scripts, stylesheet, fonts and pattern go
 */
export async function loadBundle(
  site: SiteData,
  { codeHash, outDir, withAssets, cacheDir }: BundleOptions,
): Promise<Bundle> {
  const cache = createFolderCache(cacheDir, { most: MAX_BUNDLES, spare: HOUR });
  const key = JSON.stringify(['bundle', codeHash, site]);
  const { folder, files } = cache.find(key) ?? cache.keep(key, await make(site));
  if (withAssets) await writeAssets(files, outDir);
  const moduleOf = (name: string) => pathToFileURL(path.join(folder, 'server', `${name}.mjs`));
  return {
    indexHtml: textOf(files, INDEX),
    css: textOf(files, STYLES),
    serverModule: moduleOf('entry-server'),
    workerModule: moduleOf('page-worker'),
  };
}

interface BundleOptions {
  codeHash: string;
  outDir: string;
  /** Whether the folder gets the browser's part at all. */
  withAssets: boolean;
  cacheDir: string;
}

async function make(site: SiteData): Promise<Files> {
  // The bundler itself takes half a second to load.
  const [{ bundle }, { prepareFirstLoad }] = await Promise.all([import('./bundle'), import('./first-load')]);
  const { client, server } = await bundle(site);
  const { indexHtml, css } = await prepareFirstLoad(client);
  return new Map([
    [INDEX, Buffer.from(indexHtml)],
    [STYLES, Buffer.from(css)],
    ...[...client].map(([name, content]) => [CLIENT + name, content] as const),
    ...[...server].map(([name, content]) => [`server/${name}`, content] as const),
  ]);
}

/** What was checked is what is written, whatever becomes of the cache meanwhile. */
async function writeAssets(files: ReadonlyMap<string, Uint8Array>, outDir: string): Promise<void> {
  const assets = [...files].flatMap(([name, content]) =>
    name.startsWith(CLIENT) ? [{ file: path.join(outDir, name.slice(CLIENT.length)), content }] : [],
  );
  for (const folder of new Set(assets.map(({ file }) => path.dirname(file))))
    await mkdir(folder, { recursive: true });
  await mapLimited(assets, ({ file, content }) => writeFile(file, content));
}

const textOf = (files: ReadonlyMap<string, Uint8Array>, name: string) =>
  Buffer.from(files.get(name) ?? []).toString();
