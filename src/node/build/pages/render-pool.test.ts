import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stubSite } from '../../../../tests/support/SiteStub';
import { resolveSite } from '../../../content/resolve/resolve';
import { PROJECT_ROOT } from '../../project';
import { makePages } from './render-pool';
import { diskProblem } from '../output/staging';

let root: string;
let worker: string;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'pool-'));
  worker = path.join(root, 'worker.mjs');
  const entryPoints = [path.join(import.meta.dirname, 'page-worker.ts')];
  await build({ entryPoints, outfile: worker, bundle: true, platform: 'node', format: 'esm' });
});
afterAll(() => rmSync(root, { recursive: true }));

/** The app, of which nothing is asked here. */
const APP = 'data:text/javascript,export const render = () => ({ html: "", head: "", sprite: "" })';

const page = { title: 'Bread', description: 'Bread', blocks: [] };

test('what a thread is refused is told in plain words by the one that has asked it', async () => {
  const dir = path.join(root, 'out');
  writeFileSync(dir, 'a file where the folder should be');
  const siteData = resolveSite(stubSite, { icon: () => undefined, image: () => undefined }, []);
  const indexHtml = readFileSync(path.join(PROJECT_ROOT, 'index.html'), 'utf8');
  const setting = { dir, serverModule: APP, indexHtml, css: '', site: stubSite, siteData, images: new Map() };
  const job = { route: '/bread', file: 'bread.json', text: JSON.stringify(page), above: [] };
  const icons = { known: new Map(), fetch: async () => {}, keep: async () => {} };
  const making = makePages([job], {
    ...{ total: 1, workerModule: pathToFileURL(worker), icons, onMade: () => {} },
    setting,
  });
  const error: unknown = await making.catch((thrown: unknown) => thrown);
  expect(String(error)).toBe('Error: The page /bread could not be rendered.');
  expect(diskProblem('dist', error, dir)?.message).toMatch(/^The output folder dist cannot be written: /);
});
