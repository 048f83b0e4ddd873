import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteData } from '../../content/model/pages/page-data';
import { createFolderCache } from '../cache/folder-cache.mjs';
import type { BundledFiles, Files } from './files';
import { siteStyle } from './site/site-style';
import { putSite } from './site/put-site';
import { runBundleProgram } from './run-bundle-program';

/** A bundle is a few megabytes; so many of the last ones are kept: of one site, as many as it has languages. */
const MAX_BUNDLES = 16;

/** In milliseconds: no build takes as long. */
const HOUR = 60 * 60 * 1000;

/** Files of a kept bundle, beside those in the folders `client/` and `server/`. */
const STYLES = 'styles.css';
const CLIENT = 'client/';
const SERVER = 'server/';

/** Files of a kept bundle, by their paths. */
type KeptFiles = ReadonlyMap<string, Uint8Array>;

/** Among the files for browsers. */
const INDEX = 'index.html';

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

/** Where bundles are kept. */
export interface BundleFolders {
  /** That of the code, which is the same for all sites. */
  ofCode: string;
  /** Those of sites. */
  ofSites: string;
}

/** The app, bundled for the browser and for the threads that render pages. */
export interface Bundles {
  /**
   * Makes the bundle of the code ahead, where none is kept.
   *
   * @returns when that is over. Errors are reported to whoever asks for a site's bundle
   */
  prepare(): Promise<void>;
  /**
   * That of a site. Of the same code there is one bundle, made once, and of the same site document one with the site in it. What was
   * checked is what is used, whatever becomes of the cache meanwhile.
   */
  load(site: SiteData): Promise<Bundle>;
}

/** @param codeHash a digest of the code */
export function openBundles(codeHash: string, { ofCode, ofSites }: BundleFolders): Bundles {
  const sites = cacheIn(ofSites);
  let loading: Promise<KeptFiles> | undefined;
  const bundled = () => {
    loading ??= bundleOfCode(codeHash, ofCode);
    return loading;
  };

  return {
    async prepare() {
      if (!cacheIn(ofCode).has(keyOfCode(codeHash))) await bundled().catch(() => {});
    },
    async load(site) {
      const key = JSON.stringify(['bundle', codeHash, site]);
      const { folder, files } = sites.find(key) ?? sites.keep(key, withSite(await bundled(), site));
      const client = inFolder(files, CLIENT);
      const indexHtml = textOf(client, INDEX);
      client.delete(INDEX);
      const moduleOf = (name: string) => pathToFileURL(path.join(folder, SERVER, `${name}.mjs`));
      return {
        indexHtml,
        css: siteStyle(textOf(files, STYLES), site),
        files: client,
        serverModule: moduleOf('entry-server'),
        workerModule: moduleOf('page-worker'),
      };
    },
  };
}

const cacheIn = (dir: string) => createFolderCache(dir, { most: MAX_BUNDLES, spare: HOUR });

function withSite(files: KeptFiles, site: SiteData): Files {
  const bundled = putSite({ client: inFolder(files, CLIENT), server: inFolder(files, SERVER) }, site);
  return filesToKeep(bundled, textOf(files, STYLES));
}

/** What was bundled of the code, from where it is kept; bundled where it is not. */
async function bundleOfCode(codeHash: string, dir: string): Promise<KeptFiles> {
  const kept = keptBundle(codeHash, dir);
  if (kept) return kept;
  await runBundleProgram('src/node/bundle/bundle-program.ts', [codeHash, path.resolve(dir)]);
  // What a process of its own could not bundle or keep is bundled here, and an error is told.
  return keptBundle(codeHash, dir) ?? keepBundle(codeHash, dir);
}

const keyOfCode = (codeHash: string) => JSON.stringify(['app', codeHash]);

const keptBundle = (codeHash: string, dir: string): KeptFiles | undefined =>
  cacheIn(dir).find(keyOfCode(codeHash))?.files;

/**
 * Bundles the code and keeps that.
 *
 * @param codeHash a digest of the code
 * @param oneByOne whether to bundle for browsers and for threads one after the other, with less memory
 */
export async function keepBundle(codeHash: string, dir: string, oneByOne = false): Promise<KeptFiles> {
  return cacheIn(dir).keep(keyOfCode(codeHash), await make(oneByOne)).files;
}

async function make(oneByOne: boolean): Promise<Files> {
  // The bundler itself takes half a second to load.
  const [{ bundle }, { prepareFirstLoad }] = await Promise.all([import('./bundle'), import('./first-load')]);
  const { client, server } = await bundle(oneByOne);
  const { indexHtml, css } = await prepareFirstLoad(client);
  return filesToKeep({ client: new Map(client).set(INDEX, Buffer.from(indexHtml)), server }, css);
}

const filesToKeep = ({ client, server }: BundledFiles, css: string): Files =>
  new Map([
    [STYLES, Buffer.from(css)],
    ...[...client].map(([name, content]) => [CLIENT + name, content] as const),
    ...[...server].map(([name, content]) => [SERVER + name, content] as const),
  ]);

/** The files of a folder by their names in it. */
const inFolder = (files: KeptFiles, folder: string): Files =>
  new Map(
    [...files].flatMap(([name, content]) =>
      name.startsWith(folder) ? [[name.slice(folder.length), content] as const] : [],
    ),
  );

/** Writes the browser's part of a bundle into a folder. Synchronously: for some hundred small files the thread pool costs more than the writing. */
export function writeAssets(files: Files, outDir: string): void {
  for (const folder of new Set([...files.keys()].map((name) => path.dirname(path.join(outDir, name)))))
    mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) writeFileSync(path.join(outDir, name), content);
}

const textOf = (files: KeptFiles, name: string) => Buffer.from(files.get(name) ?? []).toString();
