import { parseArgs } from 'node:util';
import { startDev } from '../src/node/dev/dev';
import { portOf } from '../src/node/system/port';
import { runCommand } from '../src/node/commands/run-command';

const HELP = `Shows the pages while you edit them: every saved document is in the open page at once.

  npm run dev -- [--pages DIR] [--port N]

  --pages DIR  the pages folder (pages)
  --port N     the port; otherwise the first free one from 5173`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: 'pages' }, port: { type: 'string' } },
  });
  await startDev({ pagesDir: values.pages, port: portOf(values.port) });
  return 0;
});
