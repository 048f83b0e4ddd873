import type { OpenDocument } from '../../documents/document/open-document';
import type { RuleFinding } from '../../model/issues/finding';
import { HOME } from '../../model/addresses/route';
import { suggest } from '../../util/suggest';
import { anchorsIn } from './anchors-in';
import { type Target, internalLinks, targetsOf, hrefsOf } from '../targets/links';
import type { SiteIndex } from '../../documents/site/site-index';
import { documentRule } from '../rule';
import { textArg, listArg, quote, didYouMean, writeInstead } from '../../messages/words';

/** The part of a link after # is the id of a block, or of a section of text, on the page it leads to. */
export const deadAnchor = documentRule({
  code: 'dead-anchor',
  meaning: 'A link leads to a place that its page does not have.',
  choice: 'A link leads to a place that is not on its page.',
  facts: [hrefsOf],
  factsOfOthers: [anchorsIn],
  *check(document, siteIndex) {
    if (targetsOf(document, siteIndex).some((target) => isDead(target, document, siteIndex)))
      yield* deadAnchorsIn(document, siteIndex);
  },
  words: (issue) => {
    const page = textArg(issue, 'page');
    if (page === '') {
      return {
        what: `The link ${quote(textArg(issue, 'href'))} does not say which page it means.${didYouMean(issue)}`,
        why: 'What stands in the site document shows on every page, and most pages do not have this place.',
        fix: writeInstead(issue, 'Write the page before the #, for example /#contact.'),
      };
    }
    const places = listArg(issue, 'anchors');
    const more =
      places === '' ? 'No block of that page has an id yet.' : `The ids on that page are: ${places}.`;
    if (!ID.test(textArg(issue, 'anchor'))) {
      return {
        what: `The link ${quote(textArg(issue, 'href'))} has after # what no place on a page can be called.`,
        why: 'There stands the id of a block: small letters, digits and hyphens, and a letter is the first.',
        fix: writeInstead(issue, 'Write an id of that page, or delete the link from # on.'),
        more,
      };
    }
    return {
      what: `No block of ${page} has the id ${quote(textArg(issue, 'anchor'))}.${didYouMean(issue)}`,
      why: 'The link would open the page, but not lead to a place on it.',
      fix: writeInstead(
        issue,
        `Add "id": ${quote(textArg(issue, 'anchor'))} to the block that is meant, or correct the link.`,
      ),
      inStudio: writeInstead(
        issue,
        'Choose another page or place for the link. If a block was deleted that should have stayed, bring it back with undo.',
      ),
      more,
    };
  },
});

/** What the schemas allow as the id of a block. */
const ID = /^[a-z][a-z0-9-]*$/;

function* deadAnchorsIn(document: OpenDocument, siteIndex: SiteIndex): Generator<RuleFinding> {
  const home = siteIndex.routes.get(HOME);
  const homeAnchors = home && anchorsIn(home);
  for (const link of internalLinks(document, siteIndex)) {
    const { pointer, span, href, address, route, anchor } = link;
    if (!isDead(link, document, siteIndex)) continue;
    if (document.isSite && route === undefined) {
      const onHome = homeAnchors && suggest(anchor, homeAnchors);
      const suggestion = `/#${onHome ?? anchor}`;
      yield { pointer, args: { href, anchor, page: '', suggestion, anchors: [] } };
      continue;
    }
    const target = pageOf(link, document, siteIndex);
    const anchors = target && anchorsIn(target);
    if (!anchors) continue;
    const prefix = address.slice(0, address.indexOf('#') + 1);
    const near = suggest(anchor, anchors);
    const elsewhere = route === undefined && homeAnchors?.includes(anchor) ? `/#${anchor}` : '';
    const suggestion = near === undefined ? elsewhere : prefix + near;
    yield {
      pointer,
      span: span?.(),
      args: { href, anchor, page: target.source.file, suggestion, anchors },
    };
  }
}

/** Whether a link leads to a place that is not there, or, in a site document, does not say on which page it is. */
function isDead(target: Target, document: OpenDocument, siteIndex: SiteIndex): boolean {
  const { route, anchor } = target;
  if (anchor === '') return false;
  if (document.isSite && route === undefined) return true;
  const page = pageOf(target, document, siteIndex);
  return (page && anchorsIn(page))?.includes(anchor) === false;
}

/** The document that a link leads to; undefined where another rule tells that there is none. */
const pageOf = ({ route }: Target, document: OpenDocument, { routes }: SiteIndex) =>
  route === undefined ? document : routes.get(route);
