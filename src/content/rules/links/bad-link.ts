import { badLink as message } from '../../messages/bad-link';
import { suggestLink } from '../../schema/findings/suggest-link';
import { ownRule } from '../rule';

/** A link inside a rich text keeps what the schema asks of every other link. */
export const badLink = ownRule({
  ...message,
  *check({ richLinks }, { linkForm }) {
    for (const { pointer, span, href } of richLinks) {
      if (linkForm.allows(href)) continue;
      yield { pointer, span: span(), args: { ...suggestLink(href), rule: linkForm.words } };
    }
  },
});
