import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FOLDERS } from '../../../../content/model/addresses/reserved';
import type { StudioPicture } from '../../../../content/model/protocols/studio-choices';
import { devAddresses } from '../../../assets/pictures/lookup';
import { type PreparedPicture, preparePicture } from '../../../assets/pictures/prepare-picture';
import { changeFiles } from '../../../change-files/change-files';
import { pictureName } from '../../../commands/add-picture/picture-name';
import { refusalOf } from '../../../commands/add-picture/picture-report';
import { expectFree } from '../../../commands/pages/new-address';
import { CommandProblem } from '../../../system/command-problem';
import { sha256 } from '../../../system/sha256';
import { CallProblem } from '../request-checks/call-problem';

/** How many pictures may have one name, with a number behind it. */
const MAX_NUMBER = 99;

/** The name of a picture of whose own name nothing can stay, such as one in Chinese. */
const NAMELESS = 'picture';

/**
 * Puts a picture into the media folder, examined and made ready as `npm run add:picture` does it. It gets a name that is free; one that is
 * there already, to the byte, is not written again.
 *
 * @param name that of the file; folders in it are left out
 * @throws CallProblem when it is no picture that pages can show, or the disk refuses; then nothing was written
 */
export async function addUpload(pagesDir: string, name: string, bytes: Buffer): Promise<StudioPicture> {
  const file = name.split(/[\\/]/).at(-1) || NAMELESS;
  const picture = await preparePicture(bytes);
  if ('fault' in picture) throw new CallProblem(refusalOf(file, picture), 422);
  const wanted = pictureName(file, picture.ending) ?? `${NAMELESS}.${picture.ending}`;
  try {
    for (let number = 1; number <= MAX_NUMBER; number++) {
      const src = number === 1 ? wanted : wanted.replace(/(?=\.[a-z]+$)/, `-${number}`);
      const inside = `${FOLDERS.media}/${src}`;
      const found = await readFile(path.join(pagesDir, inside)).catch(() => undefined);
      if (found && sha256(found) !== sha256(picture.bytes)) continue;
      if (!found) {
        await expectFree(pagesDir, inside);
        const change = { path: inside, before: undefined, after: picture.bytes };
        await changeFiles(pagesDir, [change], `Add the picture ${src} in the studio`);
      }
      return described(src, picture);
    }
  } catch (error) {
    throw error instanceof CommandProblem ? new CallProblem(error.message, 409) : error;
  }
  throw new CallProblem(
    `There are ${MAX_NUMBER} pictures of the name ${wanted} already. Give the file another name.`,
  );
}

function described(name: string, { bytes, ending, width, height }: PreparedPicture): StudioPicture {
  const format = ending === 'jpg' ? 'jpeg' : ending;
  const { url } = devAddresses(name, { hash: sha256(bytes), format, width, height });
  return { name, width, height, url, about: '', alt: '', altIn: {}, isNarrow: false, narrow: '' };
}
