import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stubSite } from '../../../../tests/support/sites/SiteStub';
import { resolveSite } from '../../../content/resolve/resolve';
import { PROJECT_ROOT } from '../../project';
import type { IconData } from '../../../content/model/pages/page-data';
import type { IconStore } from '../../assets/icons/icon-store';
import { createInTurn } from '../../system/async/in-turn';
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

/** The app: it shows one icon in the page itself, if there is such a one, and names the file of the page's icons. */
const APP = `data:text/javascript,${encodeURIComponent(`
  export const render = ({ sprite }) => {
    const blocks = '<use href="#_icon-tag-duotone"/>';
    return { html: blocks + '<use href="' + sprite + '#x"/>', head: '', firstView: { header: '', blocks } };
  };
`)}`;

function optionsFor(dir: string, icons: IconStore) {
  const siteData = resolveSite(stubSite, { icon: () => undefined, image: () => undefined }, []);
  const indexHtml = readFileSync(path.join(PROJECT_ROOT, 'index.html'), 'utf8');
  const setting = {
    dir,
    serverModule: APP,
    indexHtml,
    css: '',
    sheet: '',
    site: stubSite,
    siteData,
    images: new Map(),
  };
  return {
    setting,
    total: 1,
    workerModule: pathToFileURL(worker),
    icons,
    onMade: () => {},
    inTurn: createInTurn(),
  };
}

const symbolsIn = (text: string) =>
  Array.from(text.matchAll(/<symbol id="_icon-([^"]+)"/g), ([, name]) => name);

const page = { title: 'Bread', description: 'Bread', blocks: [] };

test('a thread is sent each icon once, before the first page that names it', async () => {
  const dir = mkdtempSync(path.join(root, 'pages-'));
  const asked: string[] = [];
  const icons = {
    get: async (names: readonly string[]) => {
      asked.push(...names);
      // An icon that has to be read takes longer than one that is known.
      if (names.includes('tag-duotone')) await setTimeout(100);
      return names.map((name): [string, IconData] => [name, { body: name, width: 1, height: 1 }]);
    },
    keep: async () => {},
  };
  const jobs = Array.from({ length: 64 }, (_, index) => {
    const name = index < 32 ? 'truck' : 'tag';
    const blocks = [{ type: 'hero', facts: [{ icon: name }] }];
    const text = JSON.stringify({ ...page, blocks });
    return { route: `/page-${index}`, file: 'x.json', text, icons: [`${name}-duotone`], above: [] };
  });
  await makePages(jobs, { ...optionsFor(dir, icons), total: 50 });
  const iconsOn = (index: number) => {
    const html = readFileSync(path.join(dir, `page-${index}.html`), 'utf8');
    const [, sprite = ''] = /<use href="([^"#]+)#x"/.exec(html) ?? [];
    return [html, readFileSync(path.join(dir, sprite), 'utf8')].map(symbolsIn);
  };
  const expected = jobs.map(({ icons }) => [icons.filter((name) => name === 'tag-duotone'), icons]);
  expect(jobs.map((_, index) => iconsOn(index))).toEqual(expected);
  expect(readdirSync(path.join(dir, 'assets'))).toHaveLength(2);
  expect(asked).toEqual(['truck-duotone', 'tag-duotone']);
});

test('what a thread is refused is told in plain words by the one that has asked it', async () => {
  const dir = path.join(root, 'out');
  writeFileSync(dir, 'a file where the folder should be');
  const job = { route: '/bread', file: 'bread.json', text: JSON.stringify(page), icons: [], above: [] };
  const icons = { get: async () => [], keep: async () => {} };
  const making = makePages([job], optionsFor(dir, icons));
  const error: unknown = await making.catch((thrown: unknown) => thrown);
  expect(String(error)).toBe('Error: The page /bread could not be rendered.');
  expect(diskProblem('dist', error, dir)?.message).toMatch(/^The output folder dist cannot be written: /);
});
