import { parseArgs } from 'node:util';
import { CommandProblem } from '../src/node/system/command-problem';
import { copyWholePage } from '../src/node/commands/new-page/copy-page';
import { openDialogue } from '../src/node/commands/questions/ask';
import { runCommand } from '../src/node/commands/run-command';

const HELP = `Copies a page whole, with an address and a title of its own, and adds its entry in the navigation.
What is not given is asked for: title, short name where the title is long, address, and menu where it is not clear.
Answers can be piped in, one a line. For a page with notes in the place of its texts there is npm run new:page.

  npm run copy:page -- FROM [TO] [--title TEXT] [--name TEXT] [--menu PLACE] [--pages DIR]

  FROM TO       the page, and the address of its copy, such as /products/bread /products/bread-for-cafes
  --title TEXT  the title of the copy, as search results show it
  --name TEXT   its short name in menus; the title where that is short enough
  --menu PLACE  where its entry goes, such as "Products/Management", or none; otherwise beside the page that is copied
  --pages DIR   the pages folder (pages)`;

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: 'pages' },
      title: { type: 'string' },
      name: { type: 'string' },
      menu: { type: 'string' },
    },
  });
  const [from, to, ...more] = positionals;
  if (!from || more.length > 0) {
    throw new CommandProblem(
      'Two addresses are needed, that of the page and that of its copy: npm run copy:page -- /products/one /products/two',
    );
  }
  const { pages: pagesDir, ...options } = values;
  const questions = openDialogue();
  try {
    return await copyWholePage({ pagesDir, from, to, ...options, questions });
  } finally {
    questions.close();
  }
});
