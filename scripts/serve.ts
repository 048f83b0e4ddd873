import { parseArgs } from 'node:util';
import { portOf } from '../src/node/system/port';
import { runCommand } from '../src/node/commands/run-command';
import { serve } from '../src/node/hosting/serve/serve';

const HELP = `Serves the built site on this machine.

  npm run serve -- [--dir DIR] [--port N]

  --dir DIR  the folder that a build has made (dist)
  --port N   the port; otherwise the first free one from 4173`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({
    options: { dir: { type: 'string', default: 'dist' }, port: { type: 'string' } },
  });
  const { url } = await serve({ dir: values.dir, port: portOf(values.port) });
  console.log(`The site is at ${url} (Ctrl+C stops)`);
  return 0;
});
