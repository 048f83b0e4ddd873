import { parseArgs } from 'node:util';
import { BROWSER_HELP, findBrowser } from '../browsers/browser';
import { writePatterns } from './write-patterns';
import { CommandProblem } from '../../src/node/system/command-problem';
import { pictureNames, type RenderedPicture, renderPictures } from './render';
import { runCommand } from '../../src/node/commands/run-command';

const HELP = `Redraws the woven patterns and the product screens.

  npm run pictures -- [names]

  names  of product screens to draw; all when none is named

Exit code: 0 drawn, 2 the command itself could not run.`;

const SOURCES = 'pages/_pictures';

await runCommand(HELP, async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  await main(positionals);
  return 0;
});

async function main(wanted: readonly string[]) {
  const names = await pictureNames(SOURCES, wanted);
  const pattern = await writePatterns('src/theme/patterns/woven');
  console.log(`${pattern.length} files of woven patterns in src/theme/patterns/woven`);

  const browserPath = await findBrowser();
  if (!browserPath)
    throw new CommandProblem(`There is no browser to draw the pictures with. ${BROWSER_HELP}`);
  const pictures = await renderPictures({
    sourceDir: SOURCES,
    outDir: 'pages/media',
    browserPath,
    names,
  });
  for (const picture of pictures) console.log(rowOf(picture));
}

function rowOf({ name, width, height, bytes }: RenderedPicture): string {
  const size = `${width} × ${height}`;
  return `${name.padEnd(28)} ${size.padStart(12)} ${(bytes / 1024).toFixed(1).padStart(7)} KB`;
}
