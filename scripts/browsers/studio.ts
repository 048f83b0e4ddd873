import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/node/project';

/** A studio, or the site in dev, in a process of its own, over a folder. */
export interface RunningStudio {
  /** Without a path: `http://localhost:5173`. */
  readonly address: string;
  /** Stops the server; `start` starts it anew at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface StudioOptions {
  /** Where the process runs: its messages name files from there. */
  cwd?: string;
  /** `dev` is without the studio's bundle, as pages are edited in a text editor. */
  command?: 'studio' | 'dev';
  onStart?: (server: ChildProcess) => void;
}

/**
 * Starts a studio over a folder.
 *
 * @param dir need not exist
 */
export async function runStudio(
  dir: string,
  { cwd, command = 'studio', onStart }: StudioOptions = {},
): Promise<RunningStudio> {
  let server: ChildProcess | undefined;
  let address = '';
  const start = async () => {
    const port = address === '' ? [] : ['--port', new URL(address).port];
    const quiet = command === 'studio' ? ['--no-open'] : [];
    const program = [path.join(PROJECT_ROOT, 'scripts/run-ts.mjs'), `scripts/${command}.ts`];
    server = spawn(process.execPath, [...program, '--pages', dir, ...quiet, ...port], {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onStart?.(server);
    address = await addressOf(server);
  };
  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  await start();
  return {
    get address() {
      return address;
    },
    start,
    stop,
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    server.stdout?.on('data', (chunk) => {
      printed += chunk;
      const address = /(http:\/\/\S+)\/_studio/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error(`The studio has ended.\n${printed}`)));
  });
}

/** For a page, before it loads: the hints of the first use have been read. */
export const WITHOUT_HINTS = "localStorage.setItem('pagewright-studio-hints-seen', 'yes')";
