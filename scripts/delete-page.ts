import { parseArgs } from 'node:util';
import { CommandProblem } from '../src/node/system/command-problem';
import { deletePage } from '../src/node/commands/pages/delete-page';
import { openDialogue } from '../src/node/commands/questions/ask';
import { runCommand } from '../src/node/commands/run-command';

const HELP = `Deletes a page. Links to it, and its own address, lead to another page from then on; entries of menus are taken out, but
for one in each menu that leads to a page named here and does not have it yet.

  npm run delete:page -- ADDRESS [--lead-to ADDRESS] [--pages DIR]

  ADDRESS            the page, such as /products/bread
  --lead-to ADDRESS  the page that takes its place; asked for when left out. none is possible for a page that was never
                     published and that only menus link to: their entries go
  --pages DIR        the pages folder (pages)`;

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pages: { type: 'string', default: 'pages' }, 'lead-to': { type: 'string' } },
  });
  const [written, ...more] = positionals;
  if (!written || more.length > 0)
    throw new CommandProblem('One address is needed, that of the page: npm run delete:page -- /products/old');
  const questions = openDialogue();
  try {
    return await deletePage({ pagesDir: values.pages, written, leadTo: values['lead-to'], questions });
  } finally {
    questions.close();
  }
});
