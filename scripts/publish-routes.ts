import { parseArgs } from 'node:util';
import { publishRoutes } from '../src/node/commands/pages/publish-routes';
import { runCommand } from '../src/node/commands/run-command';

const HELP = `Notes the addresses of all pages as published, in _published.json. Run it whenever the site goes live.
From then on validation asks for an alias when one of them is gone.

  npm run publish:routes -- [--pages DIR]

  --pages DIR  the pages folder (pages)`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({ options: { pages: { type: 'string', default: 'pages' } } });
  return publishRoutes(values.pages);
});
