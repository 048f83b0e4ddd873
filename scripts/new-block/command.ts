import { parseArgs } from 'node:util';
import { CommandProblem } from '../../src/node/system/command-problem';
import { newBlock } from './new-block';
import { runCommand } from '../../src/node/commands/run-command';

const HELP = `Makes a new kind of block: its schema, examples, component, styles and its line in the registry.

  npm run new:block -- NAME [--container]

  NAME         such as price-table
  --container  a block that holds other blocks, as tabs do`;

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { container: { type: 'boolean', default: false } },
  });
  const [type, ...more] = positionals;
  if (!type || more.length > 0)
    throw new CommandProblem('One name is needed: npm run new:block -- price-table');
  return newBlock({ type, isContainer: values.container });
});
