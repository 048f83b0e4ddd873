import type { OpenDocument } from '../document';
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
