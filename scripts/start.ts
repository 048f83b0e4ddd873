import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../src/node/build/build';
import { OWN_CACHE } from '../src/node/build/output/cache-safety';
import { summarize } from '../src/node/build/summary';
import { runCommand } from '../src/node/commands/run-command';
import { type Served, serve } from '../src/node/hosting/serve/serve';
import { portOf } from '../src/node/system/port';

const HELP = `Checks the documents, builds the site into the folder dist, and serves it on this machine.

  npm start -- [--port N]

  --port N  the port; otherwise the first free one from 4173

Visitors get the site as soon as its pages are there. A picture that is still to be made is made when a page asks for it.`;

const OUT = 'dist';

await runCommand(HELP, async () => {
  const started = performance.now();
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = portOf(values.port);
  let site: Served | undefined;
  const onReadable = async (readable: { dir: string; need: (address: string) => Promise<void> }) => {
    site = await serve({ ...readable, port });
    console.log(`The site is at ${site.url} (Ctrl+C stops)\nTo edit pages: npm run dev\n`);
  };
  const onPublished = () => site?.moveTo(OUT);
  try {
    const exitCode = await buildSite({ pagesDir: 'pages', out: OUT, onReadable, onPublished });
    const seconds = (performance.now() - started) / 1000;
    if (exitCode === 0) console.log(await summarize(OUT, seconds, path.join(OWN_CACHE, 'sizes')));
    return exitCode;
  } catch (error) {
    await site?.close();
    throw error;
  }
});
