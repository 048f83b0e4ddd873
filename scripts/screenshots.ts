import { parseArgs } from 'node:util';
import { BROWSER_HELP, findBrowser } from './browsers/browser';
import { CommandProblem } from '../src/node/system/command-problem';
import { routeFrom } from '../src/node/read/route-from';
import { runCommand } from '../src/node/commands/run-command';
import { takeScreenshots } from './browsers/screenshots';

const HELP = `Takes pictures of pages of a built site, as a telephone and as a desk screen show them.

  npm run screenshots -- ROUTES [--dir DIR] [--out DIR]

  ROUTES     addresses of pages, for example / /services/repairs
  --dir DIR  the folder that a build has made (dist)
  --out DIR  where the pictures go (screenshots)

Exit code: 0 taken, or left out where the site does not have the page, 2 the command itself could not run.`;

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dir: { type: 'string', default: 'dist' }, out: { type: 'string', default: 'screenshots' } },
  });
  if (positionals.length === 0)
    throw new CommandProblem('An address is needed: npm run screenshots -- /services/repairs');
  const browserPath = await findBrowser();
  if (!browserPath) throw new CommandProblem(`There is no browser to take pictures with. ${BROWSER_HELP}`);
  const { files, missing } = await takeScreenshots({
    dir: values.dir,
    outDir: values.out,
    routes: positionals.map((written) => routeFrom(written, { dir: 'pages', url: undefined })),
    browserPath,
  });
  for (const file of files) console.log(file);
  if (missing.length > 0)
    console.error(`Left out: The site in ${values.dir} has no page at ${missing.join(', ')}.`);
  return 0;
});
