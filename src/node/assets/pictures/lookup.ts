import type { ResolvedImage } from '../../../content/model/pages/page-data';
import { FOLDERS } from '../../../content/model/addresses/reserved';
import type { PictureFacts, SiteSources } from '../../../content/model/source';

/** The folder of pictures, in the pages folder and in addresses of the site. */
export const MEDIA = FOLDERS.media;

export interface MediaLookup {
  image(name: string): ResolvedImage | undefined;
  /** By name: the pictures that were looked up and found. */
  used: ReadonlyMap<string, PictureFacts>;
}

/**
 * Finds pictures by name.
 *
 * @param pictures the facts about each; one with a problem is not found
 * @param addressesOf where the picture and its sizes are: derived files in a build, the file itself in dev
 */
export function createMediaLookup(
  pictures: SiteSources['pictures'],
  addressesOf: (name: string, picture: PictureFacts) => ResolvedImage,
): MediaLookup {
  const used = new Map<string, PictureFacts>();
  return {
    used,
    image(name) {
      const picture = pictures.get(name);
      if (!picture || 'fault' in picture) return undefined;
      used.set(name, picture);
      return addressesOf(name, picture);
    },
  };
}

/** In dev: the file as it is. A browser fetches a changed picture again, because its address contains the hash. */
export function devAddresses(
  name: string,
  { hash, format, width, height }: Pick<PictureFacts, 'hash' | 'format' | 'width' | 'height'>,
): ResolvedImage {
  const url = `/${MEDIA}/${name}?v=${hash.slice(0, 8)}`;
  return { url, width, height, ...(format !== 'svg' && { srcSet: `${url} ${width}w` }) };
}
