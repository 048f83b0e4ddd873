import { rm } from 'node:fs/promises';
import path from 'node:path';
import { CHECKS, REST } from './checks.mjs';
import { prepare } from '../prepare.mjs';
import { node, npm, wasStopped } from '../run.mjs';
import { slowestTests } from './slowest-tests.mjs';

/*
 * Runs checks and ends with one summary: those of `npm test`, with `--rest` those that it leaves out, with `--all` both, or
 * only those that are named.
 */
const MAX_TESTS_LISTED = 10;

/** Even a small machine has two cores. */
const AT_ONCE = 2;

/**
 * @typedef {import('./checks.mjs').Check} Check
 * @typedef {{ check: Check, passed: boolean, seconds: number, note?: string, stopped?: number }} Result
 *   stopped: the exit code of a check that Ctrl+C or another program has ended
 */

const chosen = choose(process.argv.slice(2));
await prepare();
const hasBrowser = !chosen.some((check) => check.browser) || (await ensure('browser'));
// Without it only the tests that need it fail, and say how to get one.
if (chosen.some((check) => check.nginx)) await ensure('nginx');

await rm('test-results', { recursive: true, force: true });

/** @type {Result[]} */
const results = [];
let stopped = 0;
for (const together of groups(chosen)) {
  results.push(...(await Promise.all(together.map(perform))));
  stopped = results.find((result) => result.stopped)?.stopped ?? 0;
  if (stopped) break;
}
summarise(results);
if (stopped) {
  console.log('Stopped: the checks after it were not run.');
  process.exitCode = stopped;
}

/**
 * @param {readonly string[]} words names of checks, or which part of them; none means those of `npm test`
 * @returns {readonly Check[]}
 */
function choose(words) {
  if (words.length === 0) return CHECKS;
  const all = [...CHECKS, ...REST];
  if (words.length === 1 && words[0] === '--all') return all;
  if (words.length === 1 && words[0] === '--rest') return REST;
  const known = all.map((check) => check.name);
  const unknown = words.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No check is called ${unknown.join(', ')}. The checks are: ${known.join(', ')}.`);
    process.exit(2);
  }
  return all.filter((check) => words.includes(check.name));
}

/**
 * Checks that run at the same time, in the order of the checks: so many that keep one core busy as there may be cores.
 *
 * @param {readonly Check[]} checks
 * @returns {Check[][]}
 */
function groups(checks) {
  /** @type {Check[][]} */
  const all = [];
  for (const check of checks) {
    const last = all.at(-1);
    const isOneMore = check.single && last?.[0]?.single && last.length < AT_ONCE;
    if (last && isOneMore) last.push(check);
    else all.push([check]);
  }
  return all;
}

/** @param {'browser' | 'nginx'} tool */
async function ensure(tool) {
  const { code } = await node(['scripts/run-ts.mjs', `scripts/browsers/ensure-${tool}.ts`]);
  if (wasStopped(code)) process.exit(code);
  return code === 0;
}

/**
 * Runs one check and shows its output where it fails; that of a long one at once.
 *
 * @param {Check} check
 * @returns {Promise<Result>}
 */
async function perform(check) {
  const reason = reasonNotToRun(check);
  if (reason) {
    console.log(`✗ ${check.name}: not run, ${reason}`);
    return { check, passed: false, seconds: 0, note: `not run, ${reason}` };
  }
  const start = performance.now();
  const isLong = check.covers !== undefined;
  if (isLong) console.log(`\n▸ ${check.name}: ${check.covers}`);
  const { code, output } = await npm(['run', '--silent', check.script], {
    capture: !isLong,
    env: check.times ? { PAGEWRIGHT_TIMES: path.resolve(check.times) } : {},
  });
  const seconds = (performance.now() - start) / 1000;
  const passed = code === 0;
  if (wasStopped(code)) return { check, passed, seconds, note: 'stopped', stopped: code };
  console.log(`${passed ? '✓' : '✗'} ${check.name} (${seconds.toFixed(0)} s)`);
  if (!passed && !isLong) console.log(`\n${output.trimEnd()}\n`);
  return { check, passed, seconds };
}

/** @param {Check} check */
function reasonNotToRun(check) {
  const failed = results.some((result) => result.check.name === check.needs && !result.passed);
  if (failed) return `because ${check.needs} failed`;
  return check.browser && !hasBrowser ? 'because there is no browser' : undefined;
}

/** @param {readonly Result[]} all */
function summarise(all) {
  const width = Math.max(...all.map(({ check }) => check.name.length));
  const failed = all.filter((result) => !result.passed).length;
  console.log('');
  for (const { check, passed, seconds, note } of all) {
    const word = passed ? 'passed' : 'failed';
    console.log(`  ${check.name.padEnd(width)}  ${word}  ${note ?? `${seconds.toFixed(1)} s`}`);
  }
  const slowest = slowestTests(
    all.flatMap(({ check }) => check.times ?? []),
    MAX_TESTS_LISTED,
  );
  if (slowest.length > 0) console.log('\nThe slowest tests:');
  for (const { name, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(5)} s  ${name}`);
  if (chosen === CHECKS) {
    const left = REST.map(({ covers }) => covers).join('; ');
    console.log(`\nLeft out: ${left}. To check that too: npm run test:rest`);
  }
  if (failed > 0) console.log('\nTo run only some again: npm test -- <name> …');
  console.log(`\n${all.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
