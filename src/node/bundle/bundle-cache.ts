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

export interface Bundle {
  /** The built index.html, with its placeholders. */
  indexHtml: string;
  /** All rules of the site, of which each page gets its own. */
  css: string;
  /** Scripts, style sheet, fonts and patterns for the browser, by their addresses without the first slash. */
  files: Files;
  /** The module that renders pages, and the one that threads run. */
  serverModule: URL;
  workerModule: URL;
}

/**
 * The app of a site, bundled for the browser and for the threads that render pages. Of the same code and the same site
 * document there is one bundle, made once. What was checked is what is used, whatever becomes of the cache meanwhile.
 *
 * @param codeHash a digest of the code
 */
export async function loadBundle(site: SiteData, codeHash: string, cacheDir: string): Promise<Bundle> {
  const cache = createFolderCache(cacheDir, { most: MAX_BUNDLES, spare: HOUR });
  const key = JSON.stringify(['bundle', codeHash, site]);
  const { folder, files } = cache.find(key) ?? cache.keep(key, await make(site));
  const moduleOf = (name: string) => pathToFileURL(path.join(folder, 'server', `${name}.mjs`));
  return {
    indexHtml: textOf(files, INDEX),
    css: textOf(files, STYLES),
    files: new Map(
      [...files].flatMap(([name, content]) =>
        name.startsWith(CLIENT) ? [[name.slice(CLIENT.length), content] as const] : [],
      ),
    ),
    serverModule: moduleOf('entry-server'),
    workerModule: moduleOf('page-worker'),
  };
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

/** Writes the browser's part of a bundle into a folder. */
export async function writeAssets(files: Files, outDir: string): Promise<void> {
  for (const folder of new Set([...files.keys()].map((name) => path.dirname(path.join(outDir, name)))))
    await mkdir(folder, { recursive: true });
  await mapLimited([...files], ([name, content]) => writeFile(path.join(outDir, name), content));
}

const textOf = (files: ReadonlyMap<string, Uint8Array>, name: string) =>
  Buffer.from(files.get(name) ?? []).toString();
