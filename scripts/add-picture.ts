import { parseArgs } from 'node:util';
import { addPicture } from '../src/node/commands/add-picture/add-picture';
import { pictureArguments } from '../src/node/commands/add-picture/picture-arguments';
import { openDialogue } from '../src/node/commands/questions/ask';
import { runCommand } from '../src/node/commands/run-command';

const HELP = `Puts a picture into the media folder, by any name and from any place: turned upright, no larger than the site shows it,
without the place and time that a camera notes, under a name that documents can use. Says what to write in the document.

  npm run add:picture -- FILE [NAME] [--pages DIR]

  FILE         a photograph, a picture of a screen or a drawing: JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG.
               One that stands in the media folder already is replaced, and the documents that name it follow
  NAME         what it is to be called, such as shop-front; asked for when left out
  --pages DIR  the pages folder (pages)`;

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pages: { type: 'string' } },
  });
  const { file, name, pagesDir } = await pictureArguments(positionals, values.pages);
  const questions = openDialogue();
  try {
    return await addPicture({ pagesDir, file, name, questions });
  } finally {
    questions.close();
  }
});
