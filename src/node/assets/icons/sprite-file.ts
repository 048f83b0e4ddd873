import type { Icons } from '../../../content/model/pages/page-data';
import { FOLDERS } from '../../../content/model/addresses/reserved';
import { symbolsOf } from '../../../content/model/icons/sprite-markup';
import { sha256 } from '../../system/sha256';

/** A file of icons that pages refer to, under a name that changes with its content. */
export interface SpriteFile {
  address: string;
  text: string;
}

/** Makes such a file; the same icons have the same file, in whichever order they are named. */
export function spriteFile(icons: Icons): SpriteFile {
  const inOrder = Object.fromEntries(Object.entries(icons).sort(([one], [other]) => (one < other ? -1 : 1)));
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbolsOf(inOrder)}</svg>\n`;
  return { address: `/${FOLDERS.assets}/icons-${sha256(text).slice(0, 8)}.svg`, text };
}
