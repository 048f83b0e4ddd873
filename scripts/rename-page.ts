import { parseArgs } from 'node:util';
import { CommandProblem } from '../src/node/system/command-problem';
import { renamePage } from '../src/node/commands/pages/rename/rename-page';
import { runCommand } from '../src/node/commands/run-command';

const HELP = `Moves a page to another address, with every link to it; the old address becomes an alias. Of a folder it moves all pages.

  npm run rename:page -- OLD NEW [--pages DIR]

  OLD NEW      addresses such as /products/bread, or of folders such as /products; where a page at /products
               has moved before, /products/ is the folder
  --pages DIR  the pages folder (pages)`;

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pages: { type: 'string', default: 'pages' } },
  });
  const [from, to, ...more] = positionals;
  if (!from || !to || more.length > 0) {
    throw new CommandProblem(
      'Two addresses are needed, the old one and the new one: npm run rename:page -- /products/old /products/new',
    );
  }
  return renamePage({ pagesDir: values.pages, from, to });
});
