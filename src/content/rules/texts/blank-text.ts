import type { OpenDocument } from '../../documents/document/open-document';
import { isBlank } from '../../util/is-blank';
import { missingAlt } from '../../messages/property-messages';
import { emptyText } from '../../messages/value-messages';
import { suspectTexts } from './suspect-texts';
import { ownRule } from '../rule';

/** A blank name of an icon or of a schema is found elsewhere, or harms nobody. */
const NOT_SHOWN = ['icon', '$schema'];

/** The words for a picture have something to read. That they have characters at all, the schemas see to. */
export const blankAlt = ownRule({
  ...missingAlt,
  *check(document) {
    for (const { pointer, name } of blankTexts(document))
      if (name === 'alt') yield { pointer, args: { blank: 1 } };
  },
});

/** The same for every other text. */
export const blankText = ownRule({
  ...emptyText,
  *check(document) {
    for (const { pointer, name } of blankTexts(document))
      if (name !== 'alt' && !NOT_SHOWN.includes(name)) yield { pointer, args: { name, blank: 1 } };
  },
});

const blankTexts = (document: OpenDocument) =>
  suspectTexts(document).filter(({ value }) => value !== '' && isBlank(value));
