import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../../src/node/project';

/** An import of one file of `src` by another. */
interface Arrow {
  from: string;
  to: string;
}

/** What a name in an import may end with on the disk. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.ts'];
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const at = (file: string) => path.join(PROJECT_ROOT, file);
const files = globSync(['src/**/*.{ts,tsx,mjs}', '!**/*.test.*'], { cwd: PROJECT_ROOT });
const arrows = files.flatMap(importsOf);
const folders = [...new Set(files.flatMap(foldersAbove))].sort();

/** The table in docs/architecture.md: folders, and the folders in them, each of which imports only from those before it. */
const ORDERS = [
  ...readFileSync(at('docs/architecture.md'), 'utf8').matchAll(/^\| `(.+)\/` \| (`.+` < .+) \|$/gm),
].map(([, folder = '', names = '']) => ({
  folder,
  inside: [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
}));

test('the table is found, and the imports are', () => {
  expect(ORDERS.map(({ folder }) => folder)).toEqual(['src', 'src/content', 'src/app', 'src/node']);
  expect(arrows.length).toBeGreaterThan(files.length);
});

describe.each(ORDERS)('the folders in $folder', ({ folder, inside }) => {
  test('all have a place in the order', () => {
    const present = folders
      .filter((each) => path.posix.dirname(each) === folder)
      .map((each) => path.posix.basename(each));
    expect(inside.toSorted()).toEqual(present);
  });

  test('import only from those before them', () => {
    const upwards = arrows.filter(({ from, to }) => {
      const [user, used] = [inside.indexOf(childOf(folder, from)), inside.indexOf(childOf(folder, to))];
      return user >= 0 && used > user;
    });
    expect(upwards).toEqual([]);
  });
});

test.each(folders)('in %s no files or folders import each other in a circle', (folder) => {
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    const [user, used] = [childOf(folder, from), childOf(folder, to)];
    if (user && used && user !== used) uses.set(user, (uses.get(user) ?? new Set()).add(used));
  }
  expect(circleIn(uses)).toEqual([]);
});

/** What a folder is found in at a glance. */
const MAX_CHILDREN = 12;

/** Folders with more, and why. */
const LARGE: Readonly<Record<string, string>> = {
  'src/blocks': 'one folder a block',
  'src/content': 'one folder a step of a document; docs/architecture.md has their order',
  'src/content/rules': 'one folder for what rules look at',
  'src/theme/patterns/woven': 'one file a pattern and color, made by a program',
};

test('no folder but those of a block has more than a dozen files and folders beside its tests', () => {
  const children = new Map<string, Set<string>>();
  for (const file of globSync(['src/**', '!**/*.test.*', '!**/tsconfig.json'], { cwd: PROJECT_ROOT }))
    for (const folder of foldersAbove(file))
      children.set(folder, (children.get(folder) ?? new Set()).add(childOf(folder, file)));
  const large = [...children].filter(
    ([folder, { size }]) => size > MAX_CHILDREN && path.posix.dirname(folder) !== 'src/blocks',
  );
  expect(large.map(([folder]) => folder).toSorted()).toEqual(Object.keys(LARGE).toSorted());
});

/** What can be read in one go. */
const MAX_LINES = 250;

/** Files with more, and why. */
const LONG: Readonly<Record<string, string>> = {
  'src/generated/documents.ts': 'made by a program',
  'src/studio/words.ts': 'all words of the studio, so that they can be translated',
};

test('no file has more than 250 lines', () => {
  const code = globSync(['{src,scripts}/**/*.{ts,tsx,mjs}', '!**/*.test.*', '!**/woven/**'], {
    cwd: PROJECT_ROOT,
  });
  const long = code.filter((file) => readFileSync(at(file), 'utf8').split('\n').length - 1 > MAX_LINES);
  expect(long.toSorted()).toEqual(Object.keys(LONG).toSorted());
});

/** What stays when everything that imports nothing of the rest is taken away, again and again: what is in a circle, or uses one. */
function circleIn(uses: Map<string, Set<string>>): string[] {
  const rest = new Map(uses);
  for (;;) {
    const free = [...rest.keys()].filter(
      (user) => ![...(rest.get(user) ?? [])].some((used) => rest.has(used)),
    );
    if (free.length === 0) return [...rest.keys()];
    for (const name of free) rest.delete(name);
  }
}

function importsOf(from: string): Arrow[] {
  const text = readFileSync(at(from), 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, name = '']) => {
    const target = path.posix.join(path.posix.dirname(from), name);
    const ending = ENDINGS.find((each) => existsSync(at(target + each)));
    return target.startsWith('src/') && ending !== undefined ? [{ from, to: target + ending }] : [];
  });
}

/** The child of a folder that a file is, or is in; empty where it is outside. */
function childOf(folder: string, file: string): string {
  return file.startsWith(`${folder}/`) ? (file.slice(folder.length + 1).split('/')[0] ?? '') : '';
}

function foldersAbove(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}
