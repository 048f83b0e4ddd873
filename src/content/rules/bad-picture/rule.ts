import type { OpenDocument } from '../../document';
import type { PictureFault } from '../../source';
import type { World } from '../../world';
import { noteOf } from '../note';
import { namedPictures } from '../pictures';
import type { DocumentRule } from '../rule';

/** A picture can be shown. One with a fault is one mistake, told where the first document names it. */
export const badPicture: DocumentRule = function* (document, world) {
  const told = new Set<string>();
  for (const { pointer, src } of namedPictures(document, world)) {
    const picture = world.pictures.get(src);
    if (!picture || !('fault' in picture) || told.has(src) || isNamedBefore(document, src, world)) continue;
    told.add(src);
    yield { code: 'bad-picture', pointer, args: { src: `${world.dir}/media/${src}`, ...argsOf(picture) } };
  }
};

/** The files that a document names. */
export const picturesOf = noteOf(
  (document, world) => new Set(Array.from(namedPictures(document, world), ({ src }) => src)),
);

function isNamedBefore(document: OpenDocument, src: string, world: World): boolean {
  const earlier = world.documents.slice(0, world.documents.indexOf(document));
  return earlier.some((other) => picturesOf(other, world).has(src));
}

/** What the words need, as an issue carries it. */
function argsOf(picture: PictureFault): Record<string, string | number | readonly string[]> {
  const { fault, ...args } = picture;
  return { reason: fault, ...args };
}
