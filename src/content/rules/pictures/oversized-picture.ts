import { MAX_SVG_BYTES, MAX_PHOTO_BYTES, type PictureFacts, MAX_PICTURE_WIDTH } from '../../model/source';
import { firstNamedPictures } from './pictures';
import type { DocumentRule } from '../rule';

/** Twice as wide as any that is shown: three of four pixels are thrown away. */
const TOO_WIDE = 2 * MAX_PICTURE_WIDTH;

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
  if (format === 'svg') return bytes > MAX_SVG_BYTES ? 'heavy-drawing' : undefined;
  if (width > TOO_WIDE) return 'wide';
  return bytes > MAX_PHOTO_BYTES ? 'heavy' : undefined;
}
