import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { bench } from './bench';
import { tableOf } from './table';
import { benchStudio } from './studio/bench-studio';
import { benchThisSite } from './this-site';
import { wholeNumber } from '../whole-number';
import { CommandProblem } from '../../src/node/system/command-problem';
import { runCommand } from '../../src/node/commands/run-command';

const HELP = `Measures how long sites of many documents take to check and to build, beside the least that React could take, and beside
Hugo and Eleventy where they are on the PATH or named by PAGEWRIGHT_HUGO and PAGEWRIGHT_ELEVENTY; first the site of this project.

  npm run bench -- [studio] [--documents N,N] [--runs N] [--seed N]

  studio           only what the studio's server takes, on the site of this project and on one of the most documents

  --documents N,N  how many documents (100,1000,10000); they are made up, and go into memory where the system can
  --runs N         how often each thing is measured (3); the table has the medians
  --seed N         another seed makes other documents (1)

Exit code: 0 measured, 2 the command itself could not run. It needs Linux, where the costs of processes can be read.`;

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      documents: { type: 'string', default: '100,1000,10000' },
      runs: { type: 'string', default: '3' },
      seed: { type: 'string', default: '1' },
    },
  });
  if (process.platform !== 'linux') throw new CommandProblem('npm run bench needs Linux.');
  const sizes = values.documents.split(',').map((size) => wholeNumber(size, '--documents', 70));
  const runs = wholeNumber(values.runs, '--runs', 1);
  const seed = wholeNumber(values.seed, '--seed', 0);
  const [part, ...more] = positionals;
  if ((part !== undefined && part !== 'studio') || more.length > 0)
    throw new CommandProblem(`Only studio can be named; "${positionals.join(' ')}" is something else.`);
  const [cpu] = cpus();
  console.log(
    `${cpus().length} × ${cpu?.model}, ${(totalmem() / 1e9).toFixed(0)} GB, Node ${process.version}`,
  );
  const report = (text: string) => console.error(text);
  if (part === 'studio') {
    console.log(`\n${await benchStudio({ documents: Math.max(...sizes), runs, seed, report })}`);
    return 0;
  }
  console.log(`\n${tableOf(await benchThisSite(runs, report))}`);
  for (const documents of sizes) {
    const rows = await bench({ documents, runs, seed, report });
    console.log(`\n${tableOf(rows)}`);
  }
  return 0;
});
