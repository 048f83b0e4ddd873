import { inWords } from '../../../../../content/model/name-words';
import { replaceTokens } from '../../../../../content/model/pages/tokens';
import { isWritten } from '../../../../../content/model/pages/placeholders';
import type { StudioPicture } from '../../../../../content/model/protocols/studio-choices';

/**
 * What a picture shows, in words: as documents of this language describe it, else those of another one; where none does, its file
 * name made readable.
 */
export function pictureWords(
  { name, alt, altIn }: Pick<StudioPicture, 'name' | 'alt' | 'altIn'>,
  tokens: Readonly<Record<string, string>>,
): string {
  const described = [alt, ...Object.values(altIn)].find(isWritten);
  return described === undefined ? readableName(name) : replaceTokens(described, tokens);
}

/** `Fuel pump` of `hardware/fuel-pump-1200x800.webp`. */
function readableName(name: string): string {
  const parts = stemOf(name.slice(name.lastIndexOf('/') + 1)).split(/[-_]+/);
  const named = parts.filter((part) => part !== '' && !SIZE.test(part));
  return inWords((named.length > 0 ? named : parts).join('-'));
}

/** In pixels, as programs write it into names: `1200x800`, `800w`, `2x`. */
const SIZE = /^\d{1,5}(?:x\d{1,5}|x|w|px)$/;

/** The name without its ending. */
export const stemOf = (name: string) => name.slice(0, name.lastIndexOf('.'));
