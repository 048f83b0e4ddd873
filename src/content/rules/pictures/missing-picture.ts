import { namedPictures, picturesOf } from './pictures';
import type { DocumentRule } from '../rule';
import { capitalFile, meantPicture } from './meant-picture';

/** A picture that a document names stands in the media folder, spelt the same. */
export const missingPicture: DocumentRule = function* (document, siteIndex) {
  const { media, dir } = siteIndex;
  if (picturesOf(document).every((src) => media.has(src))) return;
  for (const { pointer, src } of namedPictures(document)) {
    if (media.has(src)) continue;
    const file = capitalFile(src, media);
    const suggestion = file === '' ? meantPicture(src, media) : '';
    yield { code: 'missing-picture', pointer, args: { src, folder: `${dir}/media`, suggestion, file } };
  }
};
