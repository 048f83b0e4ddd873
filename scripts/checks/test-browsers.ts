import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CommandProblem } from '../../src/node/system/command-problem';
import { BROWSER_WORDS, type BrowserWord, ensureBrowser, OTHER_BROWSERS } from '../browsers/other-browsers';
import { runCommand } from '../../src/node/commands/run-command';
import { exitCodeOf, node } from '../run.mjs';

const HELP = `Takes a visitor's journeys through the built site in Firefox and in WebKit (run npm run build before it).

  npm run test:browsers -- [firefox] [webkit] [--required | --found]

  --required  a browser that is not there and cannot be installed is a fault; otherwise it is left out
  --found     installs none: takes those that are there

Exit code: 0 nothing wrong in the browsers that there are, 1 something wrong, 2 the command itself could not run.`;

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    options: {
      required: { type: 'boolean', default: false },
      found: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const wanted = chosen(positionals);
  if (!existsSync('dist/index.html'))
    throw new CommandProblem('There is no built site in dist. Make one with: npm run build');

  const there: BrowserWord[] = [];
  const missing: string[] = [];
  for (const word of wanted) {
    if (await (values.found ? OTHER_BROWSERS[word].find() : ensureBrowser(word))) there.push(word);
    else missing.push(sentenceOf(word, values.found));
  }
  if (values.required && missing.length > 0) throw new CommandProblem(missing.join('\n'));
  for (const sentence of missing) console.log(`Left out: ${sentence}`);
  if (there.length === 0) return 0;
  process.env.PAGEWRIGHT_BROWSERS = there.join(' ');
  const { code } = await node([
    ...['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/browsers/vitest.config.ts'],
  ]);
  return exitCodeOf(code);
});

/** @throws CommandProblem when a word is not the name of a browser */
function chosen(words: readonly string[]): readonly BrowserWord[] {
  const unknown = words.filter((word) => !BROWSER_WORDS.some((each) => each === word));
  if (unknown.length > 0) {
    throw new CommandProblem(
      `No browser is called ${unknown.join(', ')}. There are: ${BROWSER_WORDS.join(', ')}.`,
    );
  }
  return words.length === 0 ? BROWSER_WORDS : BROWSER_WORDS.filter((word) => words.includes(word));
}

function sentenceOf(word: BrowserWord, isFoundOnly: boolean): string {
  const { name, help } = OTHER_BROWSERS[word];
  return isFoundOnly
    ? `there is no ${name}. ${help}`
    : `there is no ${name}, and none could be installed. ${help}`;
}
