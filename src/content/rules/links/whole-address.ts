import { NOT_FOUND } from '../../model/addresses/route';
import { hrefsOf, internalLinks } from '../targets/links';
import { documentRule } from '../rule';
import { textArg, quote, writeInstead } from '../../messages/words';

/** A link to a page of this site begins with its route. One to a page that does not exist is a dead link first. */
export const wholeAddress = documentRule({
  code: 'whole-address',
  severity: 'warning',
  meaning: "A link to a page of this site writes out the site's address.",
  choice: true,
  facts: [hrefsOf],
  *check(document, siteIndex) {
    const { values, rich } = hrefsOf(document);
    if (![...values, ...rich].some(isWhole)) return;
    for (const { pointer, span, href, address, route } of internalLinks(document, siteIndex)) {
      if (!isWhole(href) || route === undefined || route === NOT_FOUND || !siteIndex.routes.has(route))
        continue;
      yield {
        pointer,
        span: span?.(),
        args: { href, suggestion: address },
      };
    }
  },
  words: (issue) => ({
    what: `The link ${quote(textArg(issue, 'href'))} leads to this site, and writes out its address.`,
    why: 'The browser would load everything anew, and the link would not move when the site does.',
    fix: writeInstead(issue, ''),
  }),
});

const isWhole = (href: string) => href.startsWith('https:');
