import { expect, test } from 'vitest';
import { exitCodeOf, node, wasStopped } from './run.mjs';

/** What a program ends with that runs a script. */
async function codeOf(script: string): Promise<number> {
  const { code } = await node(['--eval', script], { capture: true });
  return code;
}

test.each([
  ['SIGINT', 130, true],
  ['SIGTERM', 143, true],
  ['SIGKILL', 137, false],
] as const)('a program that %s ends has failed', async (signal, code, isStopped) => {
  const found = await codeOf(`process.kill(process.pid, '${signal}'); setInterval(() => {}, 1000);`);
  expect([found, wasStopped(found)]).toEqual([code, isStopped]);
});

test.each([
  [[0, 0], 0],
  [[0, 3], 1],
  [[1, 130], 130],
  [[143], 143],
])('a command whose programs end with %j ends with %j', (codes, code) => {
  expect(exitCodeOf(...codes)).toBe(code);
});

test('a program that ends by itself has its own exit code', async () => {
  expect([await codeOf(''), await codeOf('process.exit(3)')]).toEqual([0, 3]);
  expect([0, 1, 3].some(wasStopped)).toBe(false);
});
