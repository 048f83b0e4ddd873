import type { OpenDocument } from '../../documents/open-document';
import type { Finding } from '../../model/finding';
import { HOME } from '../../model/route';
import { suggest } from '../../util/suggest';
import { anchorsIn } from './anchors-in';
import { internalLinks, targetsOf } from './links';
import type { SiteIndex } from '../../documents/site-index';
import type { DocumentRule } from '../rule';

/** The part of a link after # is the id of a block, or of a section of text, on the page it leads to. */
export const deadAnchor: DocumentRule = function* (document, siteIndex): Generator<Finding> {
  if (targetsOf(document, siteIndex).some(({ anchor }) => anchor !== ''))
    yield* deadAnchorsIn(document, siteIndex);
};

function* deadAnchorsIn(document: OpenDocument, siteIndex: SiteIndex): Generator<Finding> {
  const home = siteIndex.routes.get(HOME);
  const homeAnchors = home && anchorsIn(home);
  for (const { pointer, span, href, address, route, anchor } of internalLinks(document, siteIndex)) {
    if (anchor === '') continue;
    if (document.isSite && route === undefined) {
      const onHome = homeAnchors && suggest(anchor, homeAnchors);
      const suggestion = `/#${onHome ?? anchor}`;
      yield { code: 'dead-anchor', pointer, args: { href, anchor, page: '', suggestion, anchors: [] } };
      continue;
    }
    const target = route === undefined ? document : siteIndex.routes.get(route);
    const anchors = target && anchorsIn(target);
    if (!anchors || anchors.includes(anchor)) continue;
    const prefix = address.slice(0, address.indexOf('#') + 1);
    const near = suggest(anchor, anchors);
    const elsewhere = route === undefined && homeAnchors?.includes(anchor) ? `/#${anchor}` : '';
    const suggestion = near === undefined ? elsewhere : prefix + near;
    yield {
      code: 'dead-anchor',
      pointer,
      span: span?.(),
      args: { href, anchor, page: target.source.file, suggestion, anchors },
    };
  }
}
