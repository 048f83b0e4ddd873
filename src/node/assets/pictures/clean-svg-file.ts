import { sha256 } from '../../system/sha256';
import { pictureCache } from '../../cache/picture-cache';
import { PICTURE_VERSIONS } from '../../cache/picture-encoding';

/**
 * The sanitized SVG for the output; made once for each content.
 *
 * @throws Error when it is not an SVG, or one that validation refuses
 */
export function cleanSvgFile(bytes: Buffer): Promise<Buffer> {
  return pictureCache.cached(`drawing, ${PICTURE_VERSIONS}, ${sha256(bytes)}`, async () =>
    (await import('../../read/svg/clean-svg')).cleanSvg(bytes),
  );
}
