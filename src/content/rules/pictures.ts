import type { OpenDocument } from '../document';
import { onceAWorld } from '../once-a-world';
import type { World } from '../world';
import { SITE_MARK } from './missing-picture/meant-picture';

/** A picture that a document names. */
export interface NamedPicture {
  pointer: string;
  /** The file inside `media/`. */
  src: string;
}

/** The pictures of a document in their order. */
export function* namedPictures(document: OpenDocument, { entriesOf }: World): Generator<NamedPicture> {
  for (const { pointer, name, value } of entriesOf(document)) {
    const isPicture = name === 'src' || (document.isSite && pointer === SITE_MARK);
    if (isPicture && typeof value === 'string') yield { pointer, src: value };
  }
}

/** The same without those that an earlier document, or an earlier place in this one, has named: one picture, one mistake. */
export function* firstNamedPictures(document: OpenDocument, world: World): Generator<NamedPicture> {
  for (const picture of namedPictures(document, world)) {
    const first = firstNames(world).get(picture.src);
    if (first?.document === document && first.pointer === picture.pointer) yield picture;
  }
}

const firstNames = onceAWorld((world) => {
  const first = new Map<string, { document: OpenDocument; pointer: string }>();
  for (const document of world.documents) {
    for (const { pointer, src } of namedPictures(document, world)) {
      if (!first.has(src)) first.set(src, { document, pointer });
    }
  }
  return first;
});
