import { spawn } from 'node:child_process';
import { atExit } from '../clean-up';

/**
 * Runs `npm start` in a clone of the project until the site answers with its home page and the first picture of that, and prints the
 * milliseconds that it took.
 *
 *   node scripts/run-ts.mjs scripts/bench/programs/time-start.ts DIR
 */
const [cwd = '.'] = process.argv.slice(2);
const started = performance.now();
// In a group of its own, which ends as a whole.
const child = spawn('npm', ['start'], { cwd, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
const release = atExit(end);
let output = '';
child.stdout.on('data', async (chunk: Buffer) => {
  output += chunk;
  const [, address] = /The site is at (\S+)/.exec(output) ?? [];
  if (!address) return;
  child.stdout.removeAllListeners('data');
  const page = await fetch(address);
  const [picture] = /\/media\/[^" ]+\.webp/.exec(await page.text()) ?? [];
  const { ok } = await fetch(`${address}${picture}`);
  const took = performance.now() - started;
  release();
  end();
  if (!ok) throw new Error(`The site does not answer at ${address} with its first picture.`);
  console.log(`took ${took}`);
});
child.on('exit', (code) => {
  release();
  if (code) throw new Error(`npm start ended with ${code}.\n${output}`);
});

function end(): void {
  child.removeAllListeners('exit');
  if (child.pid !== undefined) process.kill(-child.pid);
}
