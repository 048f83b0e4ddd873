import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { glob } from 'tinyglobby';
import { buildSite } from '../../src/node/build/build';
import { CommandProblem } from '../../src/node/system/command-problem';
import { runCommand } from '../../src/node/commands/run-command';
import { serve } from '../../src/node/hosting/serve/serve';
import { exitCodeOf, node } from '../run.mjs';
import { updatePictures } from './update-pictures';

const HELP = `Compares every block type, drawn from its examples, with the pictures in tests/visual/baselines.

  npm run visual -- [--update]

  --update  keeps what the blocks look like now as the new pictures, once all are drawn

Exit code: 0 all alike, 1 something looks different, 2 the command itself could not run.`;

const ADVICE = `
Some blocks do not look as they did, or have no picture yet. Above, each has the paths of three pictures: Expected is how
it looked, Received how it looks now, and Diff shows in red what differs.
If that was not meant, fix the block. If it was, run npm run visual -- --update, look at what has changed in
tests/visual/baselines, and commit it with the change.`;

const NOT_DRAWN = `
Some blocks could not be drawn; above it says why. The pictures in tests/visual/baselines are as before.`;

const BASELINES = 'tests/visual/baselines';

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
    try {
      const code = values.update
        ? await updatePictures(BASELINES, (drawn) => runPlaywright('all', drawn))
        : await runPlaywright('none', BASELINES);
      if (code === 1) console.error(values.update ? NOT_DRAWN : ADVICE);
      return code;
    } finally {
      await site.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** @param pictures the folder that they are compared with, or drawn into */
async function runPlaywright(update: 'all' | 'none', pictures: string): Promise<number> {
  process.env.PAGEWRIGHT_PICTURES = path.resolve(pictures);
  const { code } = await node([...PLAYWRIGHT, `--update-snapshots=${update}`]);
  return exitCodeOf(code);
}

/** A late optional font would not be used at all; a blocking one is waited for. */
async function makeFontsBlocking(dir: string) {
  for (const file of await glob('**/*.css', { cwd: dir, absolute: true })) {
    const css = await readFile(file, 'utf8');
    await writeFile(file, css.replaceAll(/font-display:\s*optional/g, 'font-display:block'));
  }
}
