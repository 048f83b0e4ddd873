import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../src/node/build/build';
import { OWN_CACHE } from '../src/node/build/output/cache-safety';
import { shardNamed } from '../src/node/build/shard';
import { summarize } from '../src/node/build/summary';
import { buildTimeNamed } from '../src/node/commands/build-time';
import { runCommand } from '../src/node/commands/run-command';

const HELP = `Checks the documents and builds the site.

  npm run build -- [--pages DIR] [--out DIR] [--catalogue] [--shard N/M] [--compress] [--no-social] [--cache DIR]
    [--drafts] [--at MOMENT] [--schedule FILE]

  --pages DIR  the pages folder (pages)
  --out DIR    the folder to make; what an earlier build made there is replaced, anything else in it is not (dist)
  --catalogue  adds the catalogue of blocks at /_blocks, for editors and developers
  --shard N/M  makes one of M parts; put together in one folder, the parts are the whole site
  --compress   puts a gzip and a Brotli version beside each text file
  --no-social  draws no pictures for social networks, which take most of the time on a large site
  --drafts     adds pages that are drafts, for a look at them before they are public
  --at MOMENT  builds the site as it is public at another time, such as 2026-12-01T09:00+05:30
  --schedule FILE
               writes which pages were left out, and when to build again, into a file as JSON
  --cache DIR  where what was made before is kept, a new folder or an earlier one; it may be deleted at any time (.cache)

Exit code: 0 built, 1 documents have errors and nothing was written, 2 the command itself could not run.`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: 'pages' },
      out: { type: 'string', default: 'dist' },
      catalogue: { type: 'boolean', default: false },
      shard: { type: 'string', default: '1/1' },
      compress: { type: 'boolean', default: false },
      'no-social': { type: 'boolean', default: false },
      cache: { type: 'string' },
      drafts: { type: 'boolean', default: false },
      at: { type: 'string' },
      schedule: { type: 'string' },
    },
  });
  const { out } = values;
  const cacheDir = values.cache ? path.resolve(values.cache) : OWN_CACHE;
  const started = performance.now();
  const exitCode = await buildSite({
    pagesDir: values.pages,
    out,
    catalogue: values.catalogue,
    shard: shardNamed(values.shard),
    compress: values.compress,
    social: !values['no-social'],
    cacheDir,
    buildTime: buildTimeNamed(values),
    scheduleFile: values.schedule,
  });
  const seconds = (performance.now() - started) / 1000;
  if (exitCode === 0) console.log(await summarize(out, seconds, path.join(cacheDir, 'sizes')));
  return exitCode;
});
