import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite } from '../../../scripts/bench/documents/make-site';
import { PROJECT_ROOT } from '../../../src/node/project';

/** What a build needs of this project. */
const COPIED = ['schema', 'src', 'scripts', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** All that is the studio's alone. */
const STUDIO = ['src/studio', 'src/node/dev/studio', 'src/app/dev/in-studio', 'scripts/studio.ts'];

/** What dev's page, which a build looks at but leaves out, takes from there: functions that do nothing. */
const EMPTY = {
  'src/app/dev/in-studio/studio-around.ts': 'export const studioAround = () => undefined;',
  'src/app/dev/in-studio/follow-studio.ts': 'export const followStudio = () => () => {};',
};

const run = promisify(execFile);
let work = '';
beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  await makeSite(path.join(work, 'pages'), 20, 1);
});
afterAll(() => rm(work, { recursive: true }));

/** The files of a build by a copy of this project, as text by their names. */
async function builtBy(name: string, hasStudio: boolean): Promise<Record<string, string>> {
  const root = path.join(work, name);
  for (const part of COPIED)
    await cp(path.join(PROJECT_ROOT, part), path.join(root, part), { recursive: true });
  if (!hasStudio) await takeStudioOut(root);
  await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(root, 'node_modules'), 'dir');
  const out = path.join(root, 'out');
  const args = [
    '--pages',
    path.join(work, 'pages'),
    '--out',
    out,
    '--cache',
    path.join(root, 'cache'),
    '--no-social',
  ];
  await run(process.execPath, ['scripts/run-ts.mjs', 'scripts/build.ts', ...args], { cwd: root });
  const files = (await readdir(out, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const read = files.map(async ({ parentPath, name: file }) => {
    const place = path.join(parentPath, file);
    return [path.relative(out, place), await readFile(place, 'base64')] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

async function takeStudioOut(root: string): Promise<void> {
  for (const part of STUDIO) await rm(path.join(root, part), { recursive: true });
  await mkdir(path.join(root, 'src/app/dev/in-studio'));
  for (const [file, text] of Object.entries(EMPTY)) await writeFile(path.join(root, file), text);
}

test('a site is built byte for byte the same by a project without the studio', {
  tags: ['rest'],
}, async () => {
  const whole = await builtBy('whole', true);
  expect(Object.keys(whole)).toContain('index.html');
  expect(await builtBy('without', false)).toEqual(whole);
});
