import { parseArgs } from 'node:util';
import { buildSite } from '../src/node/build/build';
import { runCommand } from '../src/node/run-command';

const HELP = `Checks the documents and builds the site.

  npm run build -- [--pages DIR] [--out DIR] [--catalogue]

  --pages DIR  the pages folder (pages)
  --out DIR    the folder to make; what an earlier build made there is replaced (dist)
  --catalogue  adds the catalogue of blocks at /_blocks, for editors and developers

Exit code: 0 built, 1 documents have errors and nothing was written, 2 the command itself could not run.`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: 'pages' },
      out: { type: 'string', default: 'dist' },
      catalogue: { type: 'boolean', default: false },
    },
  });
  return buildSite({ pagesDir: values.pages, out: values.out, catalogue: values.catalogue });
});
