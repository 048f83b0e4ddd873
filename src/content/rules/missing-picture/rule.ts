import type { DocumentRule } from '../rule';
import { meantPicture, SITE_MARK } from './meant-picture';

/** A picture that a document names stands in the media folder, spelt the same. */
export const missingPicture: DocumentRule = function* (document, { entriesOf, media, dir }) {
  for (const { pointer, name, value } of entriesOf(document)) {
    const isPicture = name === 'src' || (document.isSite && pointer === SITE_MARK);
    if (!isPicture || typeof value !== 'string' || media.has(value)) continue;
    const suggestion = meantPicture(value, media);
    yield { code: 'missing-picture', pointer, args: { src: value, folder: `${dir}/media`, suggestion } };
  }
};
