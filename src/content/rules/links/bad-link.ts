import { badLink as message } from '../../messages/bad-link';
import { meantLink } from '../../schema/meant-link';
import { ownRule } from '../rule';

/** A link inside a rich text keeps what the schema asks of every other link. */
export const badLink = ownRule({
  ...message,
  *check({ richLinks }, { linkForm }) {
    for (const { pointer, span, href } of richLinks) {
      if (linkForm.allows(href)) continue;
      yield { pointer, span: span(), args: { ...meantLink(href), rule: linkForm.words } };
    }
  },
});
