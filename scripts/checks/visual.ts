import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { glob } from 'tinyglobby';
import { buildSite } from '../../src/node/build/build';
import { CommandProblem } from '../../src/node/system/command-problem';
import { runCommand } from '../../src/node/commands/run-command';
import { serve } from '../../src/node/hosting/serve/serve';
import { node } from '../run.mjs';

const HELP = `Compares every block type, drawn from its examples, with the pictures in tests/visual/baselines.

  npm run visual -- [--update]

  --update  keeps what the blocks look like now as the new pictures

Exit code: 0 all alike, 1 something looks different, 2 the command itself could not run.`;

const ADVICE = `
Some blocks do not look as they did, or have no picture yet. Above, each has the paths of three pictures: Expected is how
it looked, Received how it looks now, and Diff shows in red what differs.
If that was not meant, fix the block. If it was, run npm run visual -- --update, look at what has changed in
tests/visual/baselines, and commit it with the change.`;

const PLAYWRIGHT = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '-c',
  'tests/visual/playwright.config.ts',
];

await runCommand(HELP, async () => {
  const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
  const folder = await mkdtemp(path.join(tmpdir(), 'pagewright-visual-'));
  try {
    const out = path.join(folder, 'site');
    const built = await buildSite({ pagesDir: 'tests/visual/pages', out, catalogue: true, print: () => {} });
    if (built !== 0)
      throw new CommandProblem(
        'tests/visual/pages has errors: npm run validate -- --pages tests/visual/pages',
      );
    await makeFontsBlocking(out);
    const site = await serve({ dir: out });
    process.env.PAGEWRIGHT_VISUAL = site.url;
    if (values.update) await rm('tests/visual/baselines', { recursive: true, force: true });
    const { code } = await node([...PLAYWRIGHT, `--update-snapshots=${values.update ? 'all' : 'none'}`]);
    await site.close();
    if (code !== 0) console.error(ADVICE);
    return code === 0 ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** A late optional font would not be used at all; a blocking one is waited for. */
async function makeFontsBlocking(dir: string) {
  for (const file of await glob('**/*.css', { cwd: dir, absolute: true })) {
    const css = await readFile(file, 'utf8');
    await writeFile(file, css.replaceAll(/font-display:\s*optional/g, 'font-display:block'));
  }
}
