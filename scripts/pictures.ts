import { BROWSER_HELP, findBrowser } from '../src/node/browser';
import { writeCloth } from '../src/node/cloth/write';
import { type RenderedPicture, renderPictures } from '../src/node/pictures/render';

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function main(names: string[]) {
  const cloth = await writeCloth('src/theme/cloth');
  console.log(`${cloth.length} files of cloth in src/theme/cloth`);

  const browserPath = await findBrowser();
  if (!browserPath) throw new Error(`There is no browser to draw the pictures with. ${BROWSER_HELP}`);
  const pictures = await renderPictures({
    sourceDir: 'pages/_pictures',
    outDir: 'pages/media',
    browserPath,
    only: names.length > 0 ? names : undefined,
  });
  for (const picture of pictures) console.log(rowOf(picture));
}

function rowOf({ name, width, height, bytes }: RenderedPicture): string {
  const size = `${width} × ${height}`;
  return `${name.padEnd(28)} ${size.padStart(12)} ${(bytes / 1024).toFixed(1).padStart(7)} KB`;
}
