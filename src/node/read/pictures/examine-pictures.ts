import { type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  MAX_PICTURE_BYTES,
  type PictureFacts,
  type PictureFault,
  type PictureFormat,
  type SiteSources,
} from '../../../content/model/source';
import { mapLimited } from '../../system/async/map-limited';
import { NO_REASON, reasonOf } from '../../system/os-errors';
import { sha256 } from '../../system/sha256';
import { type KnownFiles, openKnownFiles } from '../../cache/known-files';
import { pictureCache } from '../../cache/picture-cache';
import { examinePicture, promisedFormat } from './examine-picture';
import type { Examined } from './examined';
import { PICTURE_VERSIONS } from '../../cache/picture-encoding';

/** Raise this number when pictures are examined in another way. */
const EXAMINED = `facts 4, ${PICTURE_VERSIONS}`;

type ExaminedFile = PictureFacts | PictureFault;

/**
 * Examines every picture of a media folder. A file is read only where its dates or its size are not those of the last time; what
 * takes longest, decoding a picture whole, is done once for each content.
 *
 * @param dir the media folder
 * @param names files inside it; those without the ending of a picture are left out
 */
export async function examinePictures(
  dir: string,
  names: Iterable<string>,
): Promise<SiteSources['pictures']> {
  const known = await openKnownFiles<ExaminedFile>(pictureCache, `${EXAMINED}, files of ${dir}`);
  const wanted = [...names].flatMap((name) => {
    const promised = promisedFormat(name);
    return promised ? [{ name, promised }] : [];
  });
  const found = await mapLimited(
    wanted,
    async ({ name, promised }) => [name, await examineFile({ dir, name, promised }, known)] as const,
  );
  await known.save();
  return new Map(found);
}

interface Picture {
  dir: string;
  name: string;
  promised: PictureFormat;
}

async function examineFile(
  { dir, name, promised }: Picture,
  known: KnownFiles<ExaminedFile>,
): Promise<ExaminedFile> {
  const file = path.join(dir, name);
  let found: Stats;
  let bytes: Buffer;
  try {
    found = statSync(file);
    const before = known.find(name, found);
    if (before) return before;
    if (!found.isFile()) return { fault: 'unreadable', detail: 'it is no file' };
    if (found.size > MAX_PICTURE_BYTES) return { fault: 'too-large', bytes: found.size };
    bytes = await readFile(file);
  } catch (error) {
    return { fault: 'unreadable', detail: reasonOf(error) ?? NO_REASON };
  }
  const examined = await examineOnce(bytes, promised);
  known.add(name, found, examined);
  return examined;
}

async function examineOnce(bytes: Buffer, promised: PictureFormat): Promise<ExaminedFile> {
  const hash = sha256(bytes);
  const json = await pictureCache.cached(`${EXAMINED}, ${promised}, ${hash}`, async () =>
    Buffer.from(JSON.stringify(await examinePicture(bytes, promised))),
  );
  const examined: Examined = JSON.parse(json.toString());
  return 'fault' in examined ? examined : { ...examined, bytes: bytes.length, hash };
}
