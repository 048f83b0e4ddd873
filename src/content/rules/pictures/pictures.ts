import type { OpenDocument } from '../../documents/document/open-document';
import type { SiteIndex } from '../../documents/site/site-index';
import { SITE_LOGO } from './suggest-picture';
import { isPictureFile, PICTURE_FILES } from '../../model/pages/picture-files';
import { placeholderKind } from '../../model/pages/placeholders';
import { extractOnce } from '../../documents/facts/document-fact';

/** A picture that a document names. */
export interface NamedPicture {
  pointer: string;
  /** The file inside `media/`. */
  src: string;
}

/** The pictures of a document in their order, those for narrow windows last. One that is still to be chosen is none yet. */
export function* namedPictures({ entries, isSite }: OpenDocument): Generator<NamedPicture> {
  const places = isSite
    ? entries.texts.filter(isSitePicture)
    : PICTURE_FILES.flatMap((name) => entries.named(name));
  for (const { pointer, name, value } of places) {
    if (typeof value === 'string' && !placeholderKind(name, value)) yield { pointer, src: value };
  }
}

const isSitePicture = ({ name, pointer }: { name: string; pointer: string }) =>
  isPictureFile(name) || pointer === SITE_LOGO;

/** The places that a rule looks at. */
interface Places {
  has(pointer: string): boolean;
  /** The files that a document names in such places. */
  filesIn(document: OpenDocument): readonly string[];
}

/**
 * Those of a document's pictures that something is wrong with, without those that an earlier document, or an earlier
 * place in this one, has named: one picture, one mistake.
 *
 * @param places all unless said otherwise
 */
export function* firstNamedPictures(
  document: OpenDocument,
  siteIndex: SiteIndex,
  isWrong: (src: string) => boolean,
  { has, filesIn }: Places = { has: () => true, filesIn: picturesOf },
): Generator<NamedPicture> {
  if (!filesIn(document).some(isWrong)) return;
  const earlier = siteIndex.documents.slice(0, siteIndex.documents.indexOf(document));
  const isNamedBefore = (src: string) => earlier.some((other) => filesIn(other).includes(src));
  const reported = new Set<string>();
  for (const picture of namedPictures(document)) {
    const { src, pointer } = picture;
    if (!has(pointer) || reported.has(src) || !isWrong(src) || isNamedBefore(src)) continue;
    reported.add(src);
    yield picture;
  }
}

/** The files that a document names. */
export const picturesOf = extractOnce((document) => [
  ...new Set(Array.from(namedPictures(document), ({ src }) => src)),
]);
