import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteData } from '../../content/page-data';
import { sha256 } from '../sha256';

/** A bundle is a few megabytes; so many of the last ones are kept. */
const KEPT = 6;

/** Files of a kept bundle. */
const INDEX = 'index.html';
const STYLES = 'styles.css';

export interface Bundle {
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
 * @param outDir where scripts, stylesheet, fonts and cloth go
 */
export async function keptBundle(
  site: SiteData,
  { engine, outDir, withAssets, cacheDir }: KeptBundleOptions,
): Promise<Bundle> {
  const kept = path.join(cacheDir, sha256(JSON.stringify([engine, site])));
  if (existsSync(kept)) await utimes(kept, new Date(), new Date());
  else await make(site, kept);
  if (withAssets) await cp(path.join(kept, 'client'), outDir, { recursive: true });
  await prune(cacheDir);
  const moduleOf = (name: string) => pathToFileURL(path.join(kept, 'server', `${name}.mjs`));
  return {
    indexHtml: await readFile(path.join(kept, INDEX), 'utf8'),
    css: await readFile(path.join(kept, STYLES), 'utf8'),
    serverModule: moduleOf('entry-server'),
    workerModule: moduleOf('page-worker'),
  };
}

interface KeptBundleOptions {
  engine: string;
  outDir: string;
  /** Whether the folder gets the browser's part at all. */
  withAssets: boolean;
  cacheDir: string;
}

/** Another build sees the whole bundle or none. */
async function make(site: SiteData, kept: string): Promise<void> {
  const draft = `${kept}.${process.pid}`;
  const client = path.join(draft, 'client');
  try {
    await mkdir(client, { recursive: true });
    // The bundler itself takes half a second to load.
    const [{ bundle }, { prepareFirstLoad }] = await Promise.all([
      import('./bundle'),
      import('./first-load'),
    ]);
    await bundle(site, { outDir: client, serverDir: path.join(draft, 'server') });
    const index = path.join(client, INDEX);
    const { indexHtml, css } = await prepareFirstLoad(await readFile(index, 'utf8'), client);
    await rm(index);
    await writeFile(path.join(draft, INDEX), indexHtml);
    await writeFile(path.join(draft, STYLES), css);
    await rename(draft, kept).catch((error: unknown) => {
      if (!existsSync(kept)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function prune(cacheDir: string): Promise<void> {
  const names = (await readdir(cacheDir)).filter((name) => !name.includes('.'));
  if (names.length <= KEPT) return;
  const aged = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs } = await stat(path.join(cacheDir, name)).catch(() => ({ mtimeMs: 0 }));
      return { name, mtimeMs };
    }),
  );
  const oldest = aged.sort((one, other) => other.mtimeMs - one.mtimeMs).slice(KEPT);
  for (const { name } of oldest) await rm(path.join(cacheDir, name), { recursive: true, force: true });
}
