import type { Span } from '../../json/locate';
import { badLink as message } from '../../messages/links/bad-link';
import { suggestLink } from '../../schema/findings/links/suggest-link';
import { ownRule } from '../rule';

/** A link inside a rich text keeps what the schema asks of every other link. */
export const badLink = ownRule({
  ...message,
  *check({ richLinks, text }, { allowsLink }) {
    for (const { pointer, span, href } of richLinks) {
      if (allowsLink(href)) continue;
      if (href === '') yield { pointer, ...withoutAddress(text, span()) };
      else yield { pointer, span: span(), args: suggestLink(href) };
    }
  },
});

/** Of `[words]()` there is no address to point at: the whole is shown. */
function withoutAddress(text: string, place: Span | undefined) {
  const args = { link: '', kind: 'unaddressed', suggestion: '' };
  if (!place) return { args: { ...args, words: '' } };
  const offset = text.lastIndexOf('[', place.offset);
  const length = place.offset + 1 - offset;
  return { span: { offset, length }, args: { ...args, words: text.slice(offset, offset + length) } };
}
