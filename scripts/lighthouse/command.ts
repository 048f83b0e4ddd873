import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BROWSER_HELP, findBrowser } from '../browsers/browser';
import { CommandProblem } from '../../src/node/system/command-problem';
import { lighthouse } from './lighthouse';
import { routeFrom } from '../../src/node/read/route-from';
import { runCommand } from '../../src/node/commands/run-command';
import { wholeNumber } from '../whole-number';

const HELP = `Measures pages of the built site with Lighthouse, as on a phone, beside the same pages without any script.
A site that was built with --compress is sent as a good host sends it. npm fetches Lighthouse the first time.

  npm run lighthouse -- [--dir DIR] [--runs N] [ROUTE …]

  --dir DIR  the folder that a build has made (dist)
  --runs N   how often each page is measured; the table has the medians (3)
  ROUTE      the pages, such as / and /services/repairs; all pages when left out`;

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    options: { dir: { type: 'string', default: 'dist' }, runs: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  const runs = wholeNumber(values.runs, '--runs', 1);
  const chrome = await findBrowser();
  if (!chrome) throw new CommandProblem(`There is no browser to measure with. ${BROWSER_HELP}`);
  const named = positionals.map((written) => routeFrom(written, { dir: 'pages', url: undefined }));
  const routes = named.length > 0 ? named : await routesOf(values.dir);
  await lighthouse({ dir: values.dir, routes, runs, chrome, print: console.log });
  return 0;
});

/** All pages, from the sitemap of the built site. */
async function routesOf(dir: string): Promise<string[]> {
  const sitemap = await readFile(path.join(dir, 'sitemap.xml'), 'utf8').catch(() => {
    throw new CommandProblem(`There is no built site in ${dir}. Make one with: npm run build`);
  });
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
