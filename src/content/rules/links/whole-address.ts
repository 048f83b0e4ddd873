import type { Finding } from '../../model/finding';
import { NOT_FOUND } from '../../model/route';
import type { SiteIndex } from '../../documents/site-index';
import { hrefsOf, internalLinks } from './links';
import type { DocumentRule } from '../rule';
import { addressHere } from './address-here';

/** A link to a page of this site begins with its route. One to a page that does not exist is a dead link first. */
export const wholeAddress: DocumentRule = function* (document, siteIndex): Generator<Finding> {
  const { values, rich } = hrefsOf(document);
  if (![...values, ...rich].some(isWhole)) return;
  for (const { pointer, span, href, address, route } of internalLinks(document, siteIndex)) {
    if (!isWhole(href) || route === undefined || route === NOT_FOUND || !siteIndex.routes.has(route))
      continue;
    yield {
      code: 'whole-address',
      severity: 'warning',
      pointer,
      span: span?.(),
      args: { href, suggestion: address },
    };
  }
};

const isWhole = (href: string) => href.startsWith('https:');

/** To say https: of a link with http: would only make it this rule's next finding. */
export function withAddressHere(finding: Finding, { url }: SiteIndex): Finding {
  const { code, args } = finding;
  if (code !== 'bad-link' || args?.kind !== 'insecure') return finding;
  const address = addressHere(String(args.suggestion), url);
  return address === undefined
    ? finding
    : { ...finding, args: { ...args, kind: 'whole-address', suggestion: address } };
}
