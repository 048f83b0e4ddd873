import { badLink as message } from '../../messages/links/bad-link';
import { suggestLink } from '../../schema/findings/links/suggest-link';
import { ownRule } from '../rule';

/** A link inside a rich text keeps what the schema asks of every other link. */
export const badLink = ownRule({
  ...message,
  *check({ richLinks }, { allowsLink }) {
    for (const { pointer, span, href } of richLinks) {
      if (allowsLink(href)) continue;
      yield { pointer, span: span(), args: suggestLink(href) };
    }
  },
});
