import { parseArgs } from 'node:util';
import { runCommand } from '../../src/node/commands/run-command';
import { wholeNumber } from '../whole-number';
import { exitCodeOf, node, wasStopped } from '../run.mjs';

const HELP = `Tries documents that nobody would write, made from the schemas, changed and damaged at random; and pairs of
the mistakes that people do make (tests/corpus).

  npm run fuzz -- [--runs N] [--seed N]

  --runs N  how many documents each property is tried with (1000), and pages are opened in a browser
  --seed N  makes the same documents again; otherwise others each time

Exit code: 0 nothing found, 1 something found, 2 the command itself could not run.`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '1000' }, seed: { type: 'string' } },
  });
  const runs = wholeNumber(values.runs, '--runs', 1);
  const seed = wholeNumber(values.seed ?? String(Date.now() % 1_000_000_000), '--seed', 0);
  console.log(`${runs} documents for each property; the same ones again with --seed ${seed}`);
  process.env.FUZZ_RUNS = String(runs);
  process.env.FUZZ_SEED = String(seed);
  const quick = await node(['node_modules/vitest/vitest.mjs', 'run', 'tests/fuzz', 'tests/corpus']);
  if (wasStopped(quick.code)) return quick.code;
  const inBrowser = await node(['scripts/run-ts.mjs', 'tests/fuzz/in-browser.ts']);
  return exitCodeOf(quick.code, inBrowser.code);
});
