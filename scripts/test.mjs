import { CHECKS } from './checks.mjs';
import { prepare } from './prepare.mjs';
import { node, npm } from './run.mjs';

/**
 * @typedef {import('./checks.mjs').Check} Check
 * @typedef {{ check: Check, passed: boolean, seconds: number, note?: string }} Result
 */

const chosen = choose(process.argv.slice(2));
await prepare();
const hasBrowser = !chosen.some((check) => check.browser) || (await ensure('browser'));
// Where there is none, only the tests of it fail, and say how to get one.
if (chosen.some((check) => check.nginx)) await ensure('nginx');

/** @type {Result[]} */
const results = [];
for (const check of chosen) results.push(await perform(check));
summarise(results);

/**
 * @param {readonly string[]} names of checks; none means all
 * @returns {readonly Check[]}
 */
function choose(names) {
  const known = CHECKS.map((check) => check.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No check is called ${unknown.join(', ')}. The checks are: ${known.join(', ')}.`);
    process.exit(2);
  }
  return names.length === 0 ? CHECKS : CHECKS.filter((check) => names.includes(check.name));
}

/** @param {'browser' | 'nginx'} tool */
async function ensure(tool) {
  const { code } = await node(['scripts/run-ts.mjs', `scripts/ensure-${tool}.ts`]);
  return code === 0;
}

/**
 * Runs one check and shows its output where it fails.
 *
 * @param {Check} check
 * @returns {Promise<Result>}
 */
async function perform(check) {
  const obstacle = obstacleOf(check);
  if (obstacle) {
    console.log(`✗ ${check.name}: not run, ${obstacle}`);
    return { check, passed: false, seconds: 0, note: `not run, ${obstacle}` };
  }
  const start = performance.now();
  const { code, output } = await npm(['run', '--silent', check.script], { capture: true });
  const seconds = (performance.now() - start) / 1000;
  const passed = code === 0;
  console.log(`${passed ? '✓' : '✗'} ${check.name}`);
  if (!passed) console.log(`\n${output.trimEnd()}\n`);
  return { check, passed, seconds };
}

/** @param {Check} check */
function obstacleOf(check) {
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
  if (failed > 0) console.log('\nTo run only some again: npm test -- <name> …');
  console.log(`\n${all.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
