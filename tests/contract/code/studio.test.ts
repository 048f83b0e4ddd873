import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { NOT_BUILT } from '../../../src/node/cache/code-hash';
import { PROJECT_ROOT } from '../../../src/node/project';

/** Where a build, and what it makes, begin. */
const ENTRIES = globSync(
  [
    'index.html',
    'scripts/{build,serve,start,validate}.{ts,mjs}',
    'src/app/client/*.{ts,tsx}',
    'src/app/server/*.tsx',
    'src/catalogue/**/*.{ts,tsx,html}',
    'src/node/build/pages/page-worker.ts',
    'src/node/assets/site-files/*.mjs',
    'src/theme/*.css',
  ],
  { cwd: PROJECT_ROOT, ignore: '**/*.test.*' },
);

/** What a name in an import may end with on the disk. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];
const NAMED = /(?:\b(?:from|import)\s*\(?\s*|@import\s+|src=)['"]([./][^'"]+)['"]/g;

const at = (file: string) => path.join(PROJECT_ROOT, file);

/** Every file that can be reached by imports, also by those that are made later. */
function reachable(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  // Files that are added while it runs are visited, too.
  for (const file of found) for (const next of importsOf(file)) found.add(next);
  return found;
}

function importsOf(file: string): string[] {
  return [...readFileSync(at(file), 'utf8').matchAll(NAMED)].flatMap(([, name = '']) => {
    const bare = name.split('?')[0] ?? '';
    const target = bare.startsWith('/') ? bare.slice(1) : path.posix.join(path.posix.dirname(file), bare);
    const ending = ENDINGS.find((each) => /\.\w+$/.test(target + each) && existsSync(at(target + each)));
    return ending === undefined ? [] : [target + ending];
  });
}

test('no file of the studio is part of a build', () => {
  const built = reachable(ENTRIES);
  expect(built.size).toBeGreaterThan(400);
  expect(built).toContain('src/app/render/Page.tsx');
  expect(built).toContain('src/content/check/validate.ts');
  expect([...built].filter((file) => NOT_BUILT.some((folder) => file.startsWith(folder)))).toEqual([]);
});

test('the same search finds the studio from where it begins', () => {
  const files = reachable(['scripts/studio.ts']);
  expect(files).toContain('src/node/dev/studio/server/studio-server.ts');
  expect(files).toContain('src/node/dev/studio/request-checks/expect-own-call.ts');
});
