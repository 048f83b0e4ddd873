import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  MAX_PICTURE_BYTES,
  type PictureFacts,
  type PictureFault,
  type PictureFormat,
  type SiteSources,
} from '../../../content/model/source';
import { mapLimited } from '../../system/map-limited';
import { NO_REASON, reasonOf } from '../../system/os-errors';
import { sha256 } from '../../system/sha256';
import { pictureCache } from '../../cache/picture-cache';
import { examine, promisedFormat } from './examine';
import type { Examined } from './examined';
import { PICTURE_VERSIONS } from '../../cache/picture-encoding';

/**
 * Examines every picture of a media folder. Files are read and hashed each time, in a few milliseconds; what takes
 * longer, decoding a picture whole, is done once for each content.
 *
 * @param dir the media folder
 * @param names files inside it; those without the ending of a picture are left out
 */
export async function inspectPictures(
  dir: string,
  names: Iterable<string>,
): Promise<SiteSources['pictures']> {
  const wanted = [...names].flatMap((name) => {
    const promised = promisedFormat(name);
    return promised ? [{ name, promised }] : [];
  });
  const found = await mapLimited(
    wanted,
    async ({ name, promised }) => [name, await inspect(path.join(dir, name), promised)] as const,
  );
  return new Map(found);
}

async function inspect(file: string, promised: PictureFormat): Promise<PictureFacts | PictureFault> {
  let bytes: Buffer;
  try {
    const found = await stat(file);
    if (!found.isFile()) return { fault: 'unreadable', detail: 'it is no file' };
    const { size } = found;
    if (size > MAX_PICTURE_BYTES) return { fault: 'too-large', bytes: size };
    bytes = await readFile(file);
  } catch (error) {
    return { fault: 'unreadable', detail: reasonOf(error) ?? NO_REASON };
  }
  const hash = sha256(bytes);
  const json = await pictureCache.cached(`facts 4, ${PICTURE_VERSIONS}, ${promised}, ${hash}`, async () =>
    Buffer.from(JSON.stringify(await examine(bytes, promised))),
  );
  const examined: Examined = JSON.parse(json.toString());
  return 'fault' in examined ? examined : { ...examined, bytes: bytes.length, hash };
}
