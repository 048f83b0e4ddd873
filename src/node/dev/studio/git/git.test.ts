import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { gitIn } from './git';

/** Milliseconds: longer than any limit below. */
const LONG = 20_000;

/** Programs that take long: one that git waits for, and one that it leaves running, in a session of its own and with git's output open. */
const WAIT = `setTimeout(() => {}, ${LONG})`;
const LEAVE = `require("node:child_process").spawn(process.execPath, ["-e", "${WAIT}"], { detached: true, stdio: "inherit" }).unref()`;

/** Git that runs a program: what it answers, and after how many milliseconds. */
async function gitWith(program: string, limit: number) {
  const started = performance.now();
  const alias = `alias.run=!'${process.execPath}' -e '${program}'`;
  const { code } = await gitIn(tmpdir())(['-c', alias, 'run'], { limit });
  return { code, took: performance.now() - started };
}

test('git that takes too long is ended', async () => {
  const { code, took } = await gitWith(WAIT, 300);
  expect(code).toBeUndefined();
  expect(took).toBeLessThan(LONG);
});

test('git that has ended has its answer, whatever it has left running', async () => {
  const { code, took } = await gitWith(LEAVE, 15_000);
  expect(code).toBe(0);
  expect(took).toBeLessThan(LONG);
});
