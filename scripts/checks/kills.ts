import { parseArgs } from 'node:util';
import { runCommand } from '../../src/node/commands/run-command';
import { wholeNumber } from '../whole-number';
import { exitCodeOf, node, wasStopped } from '../run.mjs';

const HELP = `Kills commands that change documents before each change that they make, and builds at random moments, and looks
whether anything is lost.

  npm run kills -- [--runs N]

  --runs N  how many builds are killed (50)

Exit code: 0 nothing lost, 1 something lost, 2 the command itself could not run.`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '50' } } });
  const runs = wholeNumber(values.runs, '--runs', 1);
  const changes = await node(['scripts/run-ts.mjs', 'tests/kills/kill-changes.ts']);
  if (wasStopped(changes.code)) return changes.code;
  const builds = await node(['scripts/run-ts.mjs', 'tests/kills/kill-builds.ts', String(runs)]);
  return exitCodeOf(changes.code, builds.code);
});
