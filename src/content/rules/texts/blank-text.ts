import type { Finding } from '../../model/finding';
import { isBlank } from '../../util/is-blank';
import { suspectTexts } from './suspect-texts';
import type { OwnRule } from '../rule';

/** A blank name of an icon or of a schema is found elsewhere, or harms nobody. */
const NOT_SHOWN = ['icon', '$schema'];

/** A text has something to read. That it has characters at all, the schemas see to. */
export const blankText: OwnRule = function* (document): Generator<Finding> {
  for (const { pointer, name, value } of suspectTexts(document)) {
    if (value === '' || !isBlank(value) || NOT_SHOWN.includes(name)) continue;
    if (name === 'alt') yield { code: 'missing-alt', pointer, args: { blank: 1 } };
    else yield { code: 'empty-text', pointer, args: { name, blank: 1 } };
  }
};
