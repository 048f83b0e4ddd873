import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addLicences, LICENCES } from './licences';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pagewright-licences-'));
  await writeFile(path.join(dir, LICENCES), 'What is in the script.\n');
});
afterEach(() => rm(dir, { recursive: true }));

async function namesWith(files: readonly string[]): Promise<string[]> {
  await addLicences(dir, files);
  const text = await readFile(path.join(dir, LICENCES), 'utf8');
  expect(text.startsWith('What is in the script.\n')).toBe(true);
  return [...text.matchAll(/^## (\S+) - \d/gm)].map(([, name = '']) => name);
}

const ICONS = ['@iconify-json/ph', '@iconify-json/simple-icons'];

test.each<[string, string[], string[]]>([
  ['no file: the icons alone', [], ICONS],
  ['files of our own', ['src/theme/cloth/green-phula.svg', 'pages/media/mark.svg'], ICONS],
  [
    'two files of one package: its licence once',
    ['a', 'b'].map((name) => `node_modules/@fontsource-variable/figtree/files/${name}.woff2`),
    ['@fontsource-variable/figtree', ...ICONS],
  ],
  ['a package without a scope', ['node_modules/react/index.js'], [...ICONS, 'react']],
  ['a whole path', [path.resolve('node_modules/react/index.js')], [...ICONS, 'react']],
  ['a path of Windows', ['node_modules\\react\\index.js'], [...ICONS, 'react']],
])('%s', async (_, files, names) => {
  expect(await namesWith(files)).toEqual(names);
});

test('a package without the text of its licence is named, with where to put it', async () => {
  await expect(addLicences(dir, ['node_modules/sirv/x'])).rejects.toThrow(
    'sirv comes without the text of its licence. Add it as src/node/licences/sirv.txt.',
  );
});
