import { parseArgs } from 'node:util';
import budgets from '../../tests/budgets.json' with { type: 'json' };
import { checkBudgets } from './check-budgets';
import { runCommand } from '../../src/node/commands/run-command';

const HELP = `Compares the weight of every page of the built site with tests/budgets.json.

  npm run check:budgets -- [--dir DIR]

  --dir DIR  the folder that a build has made (dist)

Exit code: 0 all are within, 1 some page is too heavy, 2 the command itself could not run.`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({ options: { dir: { type: 'string', default: 'dist' } } });
  const { faults, heaviest } = await checkBudgets(values.dir, budgets);
  if (faults.length === 0) {
    console.log(`Every page is within its budgets. The heaviest:\n  ${heaviest.join('\n  ')}`);
    return 0;
  }
  console.log(
    `${faults.join('\n\n')}\n\nTake away what is not needed, or raise the budget in tests/budgets.json and say why.`,
  );
  return 1;
});
