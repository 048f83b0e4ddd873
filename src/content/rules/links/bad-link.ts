import { meantLink } from '../../schema/meant-link';
import type { OwnRule } from '../rule';

/** A link inside a rich text keeps what the schema asks of every other link. */
export const badLink: OwnRule = function* ({ richLinks }, { linkForm }) {
  for (const { pointer, span, href } of richLinks) {
    if (linkForm.allows(href)) continue;
    yield { code: 'bad-link', pointer, span: span(), args: { ...meantLink(href), rule: linkForm.words } };
  }
};
