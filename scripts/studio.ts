import { parseArgs } from 'node:util';
import { STUDIO } from '../src/content/model/protocols/studio-protocol';
import { runCommand } from '../src/node/commands/run-command';
import { startDev } from '../src/node/dev/dev';
import { portOf } from '../src/node/system/port';

const HELP = `Opens the studio in the browser: change pages there, with the page itself beside their forms, and save them.

  npm run studio -- [--pages DIR] [--port N] [--no-open]

  --pages DIR  the pages folder (pages); where there is none yet, the studio asks for what a new site needs
  --port N     the port; otherwise the first free one from 5173
  --no-open    prints the address and opens no browser`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: 'pages' },
      port: { type: 'string' },
      'no-open': { type: 'boolean', default: false },
    },
  });
  const open = values['no-open'] ? undefined : STUDIO;
  await startDev({
    pagesDir: values.pages,
    mayBegin: true,
    isBundled: true,
    port: portOf(values.port),
    open,
  });
  return 0;
});
