import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareNginx } from './nginx-conf';

/** Serves dist/ by a real nginx until it is ended. */
const folder = await mkdtemp(path.join(tmpdir(), 'pagewright-nginx-'));
const { program, args } = await prepareNginx(folder, 'dist', Number(process.argv[2]));
spawn(program, [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
