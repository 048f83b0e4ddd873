import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../src/node/project';
import { freePort } from '../tests/support/clients/free-port';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'serve-'));
  await writeFile(path.join(dir, 'index.html'), '');
});
afterAll(() => rm(dir, { recursive: true }));

/** Starts a command that serves something, and waits until it has said where. */
async function start(script: string, ...args: string[]) {
  const port = String(await freePort());
  const command = ['scripts/run-ts.mjs', script, '--port', port, ...args];
  const server = spawn(process.execPath, command, {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const part of server.stdout) {
    printed += part;
    if (printed.includes(`:${port}`)) break;
  }
  return server;
}

/** A signal ends a program, or the program ends with what shells say of that: both are the same exit code in a shell. */
const ENDS = { SIGINT: [130, null], SIGTERM: [143, null] } as const;

describe.each([
  ['serve', () => start('scripts/serve.ts', '--dir', dir)],
  ['studio', () => start('scripts/studio.ts', '--no-open', '--pages', 'tests/invalid/_base')],
] as const)('npm run %s', (_, begin) => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'does not say that all is well when %s ends it',
    async (signal) => {
      const server = await begin();
      server.kill(signal);
      expect([[null, signal], ENDS[signal]]).toContainEqual(await once(server, 'exit'));
    },
  );
});
