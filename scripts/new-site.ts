import { parseArgs } from 'node:util';
import { newSite } from '../src/node/commands/new-site/new-site';
import { openDialogue } from '../src/node/commands/questions/ask';
import { runCommand } from '../src/node/commands/run-command';
import { CommandProblem } from '../src/node/system/command-problem';

const HELP = `Makes a small site for another company: home, two pages, contact, legal notice, page not found, menu and footer.
What is not given is asked for; answers can be piped in, one a line.

  npm run new:site -- DIR [--name TEXT] [--offer TEXT] [--language TAG] [--town TEXT] [--country COUNTRY]
                      [--phone NUMBER] [--email ADDRESS] [--palette NAME] [--fonts NAME] [--url ADDRESS]

  DIR                the folder to make, such as ../bakery/pages; new or empty
  --name TEXT        the name of the company
  --offer TEXT       what it does, in one sentence
  --language TAG     en, fr, sw, pt, hi, or, ar; with a country where you like: fr-BJ (en)
  --town TEXT        where visitors find it; left out, there is no address
  --country COUNTRY  its name in English or its two letters
  --phone NUMBER     with the code of the country; left out, there is none
  --email ADDRESS    where the messages of the form go
  --palette NAME     forest, ocean, clay, plum or graphite (forest)
  --fonts NAME       clear, book, round or plain (the one that goes with the language)
  --url ADDRESS      where the site will be published (https://www.example.com)`;

await runCommand(HELP, async () => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ name: text, offer: text, language: text, town: text, country: text },
      ...{ phone: text, email: text, palette: text, fonts: text, url: text },
    },
  });
  const [dir, another] = positionals;
  if (dir === undefined)
    throw new CommandProblem('The folder is missing. Write for example: npm run new:site -- ../bakery/pages');
  if (another !== undefined)
    throw new CommandProblem(
      `"${another}" is one folder too many. Put a text of several words in quotation marks.`,
    );
  const questions = openDialogue();
  try {
    return await newSite({ dir, ...values, questions });
  } finally {
    questions.close();
  }
});
