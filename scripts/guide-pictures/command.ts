import { parseArgs } from 'node:util';
import { CommandProblem } from '../../src/node/system/command-problem';
import { runCommand } from '../../src/node/commands/run-command';
import { fastestFolder, inNewFolder } from '../bench/clean-up';
import { BROWSER_HELP, findBrowser } from '../browsers/browser';
import { openCamera } from './camera';
import { GROUPS } from './groups';
import { GUIDE } from './subjects';

const NAMES = GROUPS.flatMap(({ names }) => names);

const HELP = `Takes the pictures of the guides for editors again, in docs/editing. Which pages they show stands there in pictures.json.

  npm run guide-pictures -- [names]

  names  of pictures to take, such as ${NAMES[0]}; all when none is named

Exit code: 0 taken, 2 one of them cannot be taken, or the command itself could not run.`;

await runCommand(HELP, async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const unknown = positionals.find((name) => !NAMES.includes(name));
  if (unknown) throw new CommandProblem(`There is no picture "${unknown}". There are: ${NAMES.join(', ')}.`);
  const browserPath = await findBrowser();
  if (!browserPath) throw new CommandProblem(`There is no browser to take pictures with. ${BROWSER_HELP}`);
  await inNewFolder(fastestFolder(), (folder) => takePictures(folder, browserPath, positionals));
  return 0;
});

async function takePictures(folder: string, browserPath: string, named: readonly string[]) {
  const camera = await openCamera({ browserPath, outDir: GUIDE });
  try {
    for (const group of GROUPS) {
      const wanted = named.length === 0 ? group.names : group.names.filter((name) => named.includes(name));
      if (wanted.length > 0)
        await group.take(wanted, {
          folder,
          async photograph(name, picture) {
            const bytes = await camera.photograph(name, picture);
            console.log(`${name.padEnd(28)} ${(bytes / 1024).toFixed(1).padStart(6)} KB`);
          },
        });
    }
  } finally {
    await camera.close();
  }
}
