import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../src/node/project';

const run = promisify(execFile);

test.each([
  ['--prt', "Unknown option '--prt'. What is possible: npm start -- --help\n"],
  ['--port=x', '--port needs a number from 1 to 65535; "x" is none.\n'],
])('npm start ends with 2 and one sentence: %s', async (option, stderr) => {
  const started = run(process.execPath, ['scripts/run-ts.mjs', 'scripts/start.ts', option], {
    cwd: PROJECT_ROOT,
  });
  await expect(started).rejects.toMatchObject({ code: 2, stdout: '', stderr });
});
