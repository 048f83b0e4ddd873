import type { PictureFault } from '../../source';
import { firstNamedPictures } from '../pictures';
import type { DocumentRule } from '../rule';

/** A picture can be shown. One with a fault is one mistake, told where the first document names it. */
export const badPicture: DocumentRule = function* (document, world) {
  for (const { pointer, src } of firstNamedPictures(document, world)) {
    const picture = world.pictures.get(src);
    if (!picture || !('fault' in picture)) continue;
    yield { code: 'bad-picture', pointer, args: { src: `${world.dir}/media/${src}`, ...argsOf(picture) } };
  }
};

/** What the words need, as an issue carries it. */
function argsOf(picture: PictureFault): Record<string, string | number | readonly string[]> {
  const { fault, ...args } = picture;
  return { reason: fault, ...args };
}
