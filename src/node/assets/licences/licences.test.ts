import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { licencesOf } from './licences';

async function namesWith(files: readonly string[]): Promise<string[]> {
  const text = await licencesOf(files);
  return [...text.matchAll(/^## (\S+) - \d/gm)].map(([, name = '']) => name);
}

const ICONS = ['@iconify-json/ph', '@iconify-json/simple-icons'];

test.each<[string, string[], string[]]>([
  ['no file: the icons alone', [], ICONS],
  ['files of our own', ['src/theme/patterns/woven/green-phula.svg', 'pages/media/mark.svg'], ICONS],
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
  const folder = await mkdtemp(path.join(tmpdir(), 'pagewright-licences-'));
  const silent = path.join(folder, 'node_modules/silent');
  await mkdir(silent, { recursive: true });
  await writeFile(path.join(silent, 'package.json'), '{"name":"silent","version":"1.0.0","license":"MIT"}');
  await expect(licencesOf([path.join(silent, 'x.woff2')])).rejects.toThrow(
    'silent comes without the text of its licence. Add it as src/node/assets/licences/silent.txt.',
  );
  await rm(folder, { recursive: true });
});
