import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { PROJECT_ROOT } from '../../src/node/project';
import { inNewFolder } from './clean-up';
import { inside, node } from './measure';
import type { Row } from './table';
import { type Cost, runWatched } from './watch-process';

/** What a clone does not have, at the top of the project. */
const NOT_CLONED = ['.cache', '.git', 'dist', 'node_modules', 'test-results'];

/** The first text of a block. */
const TEXT = /"text": "/;

/** Measures the site of this project in a clone of its own: its start with nothing kept, and a build after a change of one word. */
export async function benchThisSite(runs: number, report: (text: string) => void): Promise<Row[]> {
  const documents = (await glob('pages/**/*.json', { cwd: PROJECT_ROOT, ignore: '**/_*' })).length;
  const started: Cost[] = [];
  const changed: Cost[] = [];
  await inNewFolder(tmpdir(), async (dir) => {
    for (let run = 0; run < runs; run++) {
      report(`This site, run ${run + 1} of ${runs}`);
      await rm(dir, { recursive: true });
      await clone(dir);
      started.push(inside(await node('scripts/run-ts.mjs', 'scripts/bench/programs/time-start.ts', dir)));
      // Its first build under the changed word also makes what later ones find.
      await changeOneWord(dir);
      await runWatched('npm', ['run', 'build'], dir);
      await changeOneWord(dir);
      changed.push(await runWatched('npm', ['run', 'build'], dir));
    }
  });
  return [
    { name: 'this site, npm start to served, nothing kept', documents, costs: started },
    { name: 'this site, npm run build, one word changed', documents, costs: changed },
  ];
}

async function clone(dir: string): Promise<void> {
  await cp(PROJECT_ROOT, dir, {
    recursive: true,
    filter: (file) => !NOT_CLONED.includes(path.relative(PROJECT_ROOT, file)),
  });
  await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(dir, 'node_modules'));
}

async function changeOneWord(dir: string): Promise<void> {
  const file = path.join(dir, 'pages/index.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(TEXT, '$&Also '));
}
