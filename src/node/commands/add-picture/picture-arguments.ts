import { stat } from 'node:fs/promises';
import path from 'node:path';
import { FOLDERS } from '../../../content/model/addresses/reserved';
import { SITE_PATH } from '../../../content/model/source';
import { CommandProblem } from '../../system/command-problem';

/** More is a film, or no picture at all. */
const MAX_BYTES = 200_000_000;

interface PictureArguments {
  file: string;
  name: string | undefined;
  pagesDir: string;
}

/**
 * The file and the name that a person means. Spaces in the name of a file need no quotation marks, where it is clear what
 * belongs to it.
 *
 * @param words what follows the command, apart from options
 * @param pages the pages folder; left out, it is that of a picture in a media folder, or else `pages`
 * @throws CommandProblem when there is no such file, or it cannot be a picture
 */
export async function pictureArguments(
  words: readonly string[],
  pages: string | undefined,
): Promise<PictureArguments> {
  if (words.length === 0)
    throw new CommandProblem(
      'A picture is needed: npm run add:picture -- ~/Pictures/IMG_2034.JPG shop-front',
    );
  for (let count = words.length; count > 0; count--) {
    const file = words.slice(0, count).join(' ');
    const found = await stat(file).catch(() => undefined);
    if (!found) continue;
    const rest = words.slice(count).join(' ');
    if (!found.isFile())
      throw new CommandProblem(
        `${file} is ${found.isDirectory() ? 'a folder' : 'no file'}. Name one picture.`,
      );
    if (found.size > MAX_BYTES)
      throw new CommandProblem(
        `${file} has ${Math.round(found.size / 1e6)} MB, which is more than any picture has.`,
      );
    const name = rest === '' ? undefined : rest;
    return { file, name, pagesDir: pages ?? (await folderOf(file)) ?? 'pages' };
  }
  const [first = ''] = words;
  const hint = /^~/.test(first) ? ' Write ~ without quotation marks around it.' : '';
  throw new CommandProblem(
    `There is no file ${first}.${hint} Drag the picture onto the terminal: that writes its name.`,
  );
}

/** The pages folder whose media folder a file stands in. */
async function folderOf(file: string): Promise<string | undefined> {
  const parts = path.resolve(file).split(path.sep);
  const index = parts.lastIndexOf(FOLDERS.media);
  if (index < 1) return undefined;
  const folder = parts.slice(0, index).join(path.sep);
  const isSite = await stat(path.join(folder, SITE_PATH)).catch(() => undefined);
  return isSite && path.relative('', folder);
}
