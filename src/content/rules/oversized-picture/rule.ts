import { MOST_DRAWING_BYTES, MOST_PHOTO_BYTES, type PictureFacts, WIDEST_PICTURE } from '../../source';
import { firstNamedPictures } from '../pictures';
import type { DocumentRule } from '../rule';

/** Twice as wide as any that is shown: three of four pixels are thrown away. */
const TOO_WIDE = 2 * WIDEST_PICTURE;

/** A picture has about as many pixels and bytes as it is shown with. One that has not is told where it is first named. */
export const oversizedPicture: DocumentRule = function* (document, siteIndex) {
  const shown = (src: string) => {
    const picture = siteIndex.pictures.get(src);
    return picture && !('fault' in picture) ? picture : undefined;
  };
  const against = (src: string) => {
    const picture = shown(src);
    return picture && reasonAgainst(picture);
  };
  for (const { pointer, src } of firstNamedPictures(document, siteIndex, (name) => !!against(name))) {
    const picture = shown(src);
    const reason = against(src);
    if (!picture || !reason) continue;
    const { width, height, bytes } = picture;
    const args = { reason, src: `${siteIndex.dir}/media/${src}`, width, height, bytes };
    yield { code: 'oversized-picture', severity: 'warning', pointer, args };
  }
};

function reasonAgainst({
  format,
  width,
  bytes,
}: PictureFacts): 'wide' | 'heavy' | 'heavy-drawing' | undefined {
  if (format === 'svg') return bytes > MOST_DRAWING_BYTES ? 'heavy-drawing' : undefined;
  if (width > TOO_WIDE) return 'wide';
  return bytes > MOST_PHOTO_BYTES ? 'heavy' : undefined;
}
