import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from '../../../content/documents/site/with-texts';
import { openSite } from '../../../content/edit/pages/open-site';
import { renamePicture } from '../../../content/edit/pages/rename-picture';
import { FOLDERS } from '../../../content/model/addresses/reserved';
import { type PreparedPicture, preparePicture } from '../../assets/pictures/prepare-picture';
import { changeFiles } from '../../change-files/change-files';
import { readSite } from '../../read/read-site';
import { CommandProblem } from '../../system/command-problem';
import { sha256 } from '../../system/sha256';
import { isInside } from '../../system/paths/is-inside';
import { shownPath } from '../../system/paths/shown-path';
import { changesOf } from '../pages/changes-of';
import { expectFree } from '../pages/new-address';
import { answerTo } from '../questions/answer';
import type { Questions } from '../questions/ask';
import { pictureName } from './picture-name';
import { pictureReport, refusalOf } from './picture-report';
import { pathInside } from '../../system/paths/with-slashes';

export interface AddPictureOptions {
  pagesDir: string;
  /** The picture, anywhere on the disk. */
  file: string;
  /** What it is to be called; the nearest possible name is taken. Left out, it is asked for, and its old name is offered. */
  name?: string;
  /** Left out where nobody can answer. */
  questions?: Questions;
  print?: (text: string) => void;
}

/**
 * Puts a picture into the media folder, made ready for the site. One that stands there already, under a name or in a form
 * that does not suit, is replaced; the documents that name it name the new one.
 *
 * @throws CommandProblem when that cannot be done; then nothing was changed
 */
export async function addPicture(options: AddPictureOptions): Promise<0> {
  const { pagesDir, file, print = console.log } = options;
  const sources = await readSite(pagesDir);
  const bytes = await readFile(file);
  const shown = shownPath(path.resolve(file), process.cwd());
  const picture = await preparePicture(bytes);
  if ('fault' in picture) throw new CommandProblem(refusalOf(shown, picture));

  const inside = await nameInMedia(pagesDir, file);
  const src = await chooseName(options, picture, inside);
  const target = `${FOLDERS.media}/${src}`;
  const report = { picture, src, target: fileOf(sources.dir, target), shown, bytes: bytes.length };
  if (await isThere(pagesDir, target, picture)) {
    print(pictureReport({ ...report, isOld: true, changes: [] }));
    return 0;
  }
  const moved = inside !== undefined && inside !== src;
  const renamed = moved ? renamePicture(openSite(sources), inside, src) : { texts: new Map(), changes: [] };
  await changeFiles(
    pagesDir,
    [
      { path: target, before: inside === src ? bytes : undefined, after: picture.bytes },
      ...changesOf(sources, renamed.texts),
      ...(moved ? [{ path: `${FOLDERS.media}/${inside}`, before: bytes, after: undefined }] : []),
    ],
    `add:picture ${src}`,
  );
  print(pictureReport({ ...report, isOld: false, changes: renamed.changes }));
  return 0;
}

/** The name inside the media folder of a picture that stands there already. */
async function nameInMedia(pagesDir: string, file: string): Promise<string | undefined> {
  const media = path.join(await realpath(pagesDir), FOLDERS.media);
  const place = await realpath(file);
  return isInside(place, media) ? pathInside(media, place) : undefined;
}

async function chooseName(
  { pagesDir, file, name, questions }: AddPictureOptions,
  picture: PreparedPicture,
  inside: string | undefined,
): Promise<string> {
  const old = inside ?? path.basename(file);
  const offer = pictureName(old, picture.ending);
  const accept = async (written: string) => {
    const src = written === '' ? offer : pictureName(written, picture.ending);
    if (src === undefined) {
      throw new CommandProblem(
        `"${written === '' ? old : written}" gives no name of small letters and digits. Say in two or three words what the picture shows, such as shop-front.`,
      );
    }
    const target = `${FOLDERS.media}/${src}`;
    if (src !== inside && !(await isThere(pagesDir, target, picture))) await expectFree(pagesDir, target);
    return src;
  };
  const asked = await answerTo<string | undefined>(
    {
      text: `Name of the picture, such as shop-front?${offer === undefined ? '' : ` Enter alone takes ${offer}.`}`,
      accept,
      otherwise: () => undefined,
    },
    name,
    // One that stands in the media folder keeps its name.
    inside === undefined ? questions : undefined,
  );
  return asked ?? accept('');
}

/** Whether the very picture is there already. */
async function isThere(pagesDir: string, target: string, { bytes }: PreparedPicture): Promise<boolean> {
  const found = await readFile(path.join(pagesDir, target)).catch(() => undefined);
  return found !== undefined && sha256(found) === sha256(bytes);
}
