import { spawn } from 'node:child_process';
import path from 'node:path';
import { prepareNginx } from './nginx-conf';

/** Serves dist/ by a real nginx until it is ended. */
const [, , port = ''] = process.argv;
// It is ended by force, and the next run of the tests deletes what is there.
const folder = path.resolve('test-results', `nginx-${port}`);
const { program, args } = await prepareNginx(folder, 'dist', Number(port));
spawn(program, [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
