import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../src/node/project';

test('npm run pictures with a name of no picture draws nothing', async () => {
  const args = ['scripts/run-ts.mjs', 'scripts/pictures/command.ts', 'no-such-screen'];
  await expect(promisify(execFile)(process.execPath, args, { cwd: PROJECT_ROOT })).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: 'There is no no-such-screen.html in pages/_pictures.\n',
  });
});
