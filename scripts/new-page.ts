import { parseArgs } from 'node:util';
import { CommandProblem } from '../src/node/system/command-problem';
import { newPage } from '../src/node/commands/new-page/new-page';
import { openDialogue } from '../src/node/commands/questions/ask';
import { runCommand } from '../src/node/commands/run-command';

const HELP = `Makes a page: a document whose texts say what to write, and its entry in the navigation.
What is not given is asked for: title, short name where the title is long, page or kind to begin from, address, and
menu where it is not clear. Answers can be piped in, one a line.

  npm run new:page -- [ADDRESS] [--title TEXT] [--like ADDRESS [--all-blocks] | --kind KIND]
                      [--name TEXT] [--menu PLACE] [--pages DIR]

  ADDRESS         where the page will stand, such as /products/tailor
  --title TEXT    its title, as search results show it
  --like ADDRESS  a page to begin from: its opening, the block below, its questions and its last call, each with few
                  entries, and with TODO in the place of its texts, pictures and links
  --all-blocks    all blocks of that page, with all their entries
  --kind KIND     without such a page: software, service, product, legal or page
  --name TEXT     its short name in menus; the title where that is short enough
  --menu PLACE    where its entry goes, such as "Products/Management", or none; otherwise beside the page it is like,
                  or the pages of its folder. Where those have no one place, it is asked for; where nobody answers,
                  there is no entry, and what to add by hand is said
  --pages DIR     the pages folder (pages)`;

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: 'pages' },
      title: { type: 'string' },
      name: { type: 'string' },
      like: { type: 'string' },
      kind: { type: 'string' },
      menu: { type: 'string' },
      'all-blocks': { type: 'boolean', default: false },
    },
  });
  const [route, another] = positionals;
  if (another !== undefined) {
    throw new CommandProblem(
      `"${another}" is one address too many. Put a title of several words in quotation marks.`,
    );
  }
  const { pages: pagesDir, 'all-blocks': hasAllBlocks, ...options } = values;
  const questions = openDialogue();
  try {
    return await newPage({ pagesDir, route, hasAllBlocks, ...options, questions });
  } finally {
    questions.close();
  }
});
