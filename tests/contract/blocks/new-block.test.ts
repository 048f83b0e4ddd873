import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formSchema } from '../../../src/content/form/form-schema';
import type { Schemas } from '../../../src/content/model/source';
import { newBlock } from '../../../scripts/new-block/new-block';
import { PROJECT_ROOT } from '../../../src/node/project';

/** The schemas in a folder by their place in it. */
async function schemasIn(dir: string): Promise<Schemas> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.schema.json'));
  const files = names.map(async (name) => [name, JSON.parse(await readFile(path.join(dir, name), 'utf8'))]);
  const {
    'page.schema.json': page,
    'site.schema.json': site,
    ...others
  } = Object.fromEntries(await Promise.all(files));
  return { page, site, others };
}

/** What a block is made of, and made in. Only its types need the rest of the code. */
const COPIED = ['schema', 'src/blocks', 'src/generated', 'biome.json', 'tsconfig.json'];

const require = createRequire(import.meta.url);
const run = promisify(execFile);
let root = '';
const read = (name: string) => readFile(path.join(root, name), 'utf8');
/** Leaves what is there as it is. */
const copy = (name: string) =>
  cp(path.join(PROJECT_ROOT, name), path.join(root, name), { recursive: true, force: false });
const make = (type: string, isContainer = false) => newBlock({ type, isContainer, root, print: () => {} });

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  for (const name of COPIED) await copy(name);
  await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(root, 'node_modules'), 'dir');
  await make('price-table');
  await make('price-tabs', true);
});
afterAll(() => rm(root, { recursive: true }));

describe('npm run new:block', () => {
  test('makes what needs no fixing: format, lint and types', { tags: ['rest'] }, async () => {
    const biome = require.resolve('@biomejs/biome/bin/biome');
    await copy('src');
    const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
    const places = ['src/blocks', 'schema/blocks'];
    await run(process.execPath, [biome, 'ci', '--error-on-warnings', '--vcs-enabled=false', ...places], {
      cwd: root,
    });
    await run(process.execPath, [tsc, '--project', 'src/tsconfig.json', '--noEmit'], { cwd: root });
  });

  test('adds it to the registry in the order of the names', async () => {
    const lines = (await read('src/blocks/registry.ts')).split('\n');
    for (const [line, before] of [
      ["import { PriceTable } from './price-table/PriceTable';", 'import { PortalCards }'],
      ["import { PriceTabs } from './price-tabs/PriceTabs';", 'import { PriceTable }'],
      ["  'price-table': PriceTable,", "  'portal-cards'"],
      ["  'price-tabs': PriceTabs,", "  'price-table'"],
    ] as const) {
      expect(lines[lines.indexOf(line) - 1]).toContain(before);
    }
  });

  test('knows a block that holds blocks from one that stands inside others', async () => {
    const { allOf, definitions } = JSON.parse(await read('schema/block.schema.json'));
    const refs = (list: { then: { $ref: string } }[]) =>
      list.map(({ then }) => path.basename(then.$ref, '.schema.json'));
    expect(refs(allOf)).toEqual(expect.arrayContaining(['price-table', 'price-tabs']));
    expect(refs(definitions.leafBlock.allOf)).toContain('price-table');
    expect(refs(definitions.leafBlock.allOf)).not.toContain('price-tabs');
  });

  test('gives it its form, its place among the blocks that can be added, and what a new one is', async () => {
    const form = formSchema(await schemasIn(path.join(root, 'schema')), 'page');
    const document = { blocks: [{ type: 'price-table', items: [{}] }, { type: 'price-tabs' }] };
    const blocks = form.at(document, '/blocks')?.field;
    const kinds = blocks?.control === 'list' && blocks.items.control === 'variant' ? blocks.items.kinds : [];
    const examples = JSON.parse(await read('schema/blocks/price-table.examples.json'));
    expect(kinds.find(({ type }) => type === 'price-table')).toMatchObject({
      label: 'Price table',
      example: examples.default,
    });
    expect(form.at(document, '/blocks/0/items/0/title')).toMatchObject({
      label: 'Title',
      isRequired: true,
      field: { control: 'text', most: 60 },
    });
    expect(kinds.map(({ type }) => type)).toContain('price-tabs');
  });

  test('gives it the examples that every block has, with texts as long as may be', async () => {
    const examples = JSON.parse(await read('schema/blocks/price-table.examples.json'));
    expect(Object.keys(examples)).toEqual(['default', 'minimal', 'longest-text', 'markup-in-text']);
    const { heading, lead, items } = examples['longest-text'];
    expect([heading.length, lead.length, items[0].title.length, items[7].text.length]).toEqual([
      90, 240, 60, 420,
    ]);
  });

  test.each([
    ['Price Table', /small letters/],
    ['price--table', /single hyphens/],
    ['hero', /hero\.schema\.json exists already/],
    ['price-table', /exists already/],
    ['block-type', /BlockType is taken/],
    ['section', /cannot be called Section: .* such as section-list/],
    ['map', /cannot be called Map/],
    ['con', /Windows cannot have a file called "con"\. .* such as con-list/],
    ['com1', /Windows cannot have a file called "com1"/],
  ])('refuses the name %j and changes nothing', async (type, message) => {
    const before = await read('src/blocks/registry.ts');
    await expect(make(type)).rejects.toThrow(message);
    expect(await read('src/blocks/registry.ts')).toBe(before);
  });

  test('names the files that it has made or changed, and no other', async () => {
    const said: string[] = [];
    await newBlock({ type: 'price-board', isContainer: false, root, print: (text) => said.push(text) });
    const files = said.join('\n').match(/^ {2}(?:schema|src)\/.*$/gm);
    expect(files).toEqual([
      '  schema/blocks/price-board.schema.json',
      '  schema/blocks/price-board.examples.json',
      '  src/blocks/price-board/PriceBoard.tsx',
      '  src/blocks/price-board/price-board.module.css',
      '  src/blocks/registry.ts',
      '  schema/block.schema.json  (generated)',
      '  src/generated/documents.ts  (generated)',
    ]);
  });

  test('takes everything back when the schemas cannot be used', async () => {
    const before = await read('src/blocks/registry.ts');
    await rm(path.join(root, 'schema/blocks/hero.examples.json'));
    await expect(make('timeline')).rejects.toThrow('Block type hero has no examples');
    expect(await read('src/blocks/registry.ts')).toBe(before);
    await expect(read('src/blocks/timeline/Timeline.tsx')).rejects.toThrow('ENOENT');
    await expect(read('schema/blocks/timeline.schema.json')).rejects.toThrow('ENOENT');
  });
});
