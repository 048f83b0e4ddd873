import { misleading } from '../misleading/misleading';
import type { SiteIndex } from '../../documents/site/site-index';
import { suggestRoute } from './suggest-route';
import type { Finding } from '../../model/issues/finding';

/**
 * A link as a page of this site is written in it, from its first `/`: `https://www.example.com/services/repairs` is
 * `/services/repairs`. Another host is another site, one with or without `www.` too (RFC 3986 section 3.2.2).
 *
 * @param url where the site is published; undefined where that is not known
 * @returns undefined for a link that leads elsewhere
 */
export function addressHere(href: string, url: string | undefined): string | undefined {
  if (/^[/#]/.test(href)) return href;
  if (url === undefined || !href.toLowerCase().startsWith(url.toLowerCase())) return undefined;
  const rest = href.slice(url.length);
  if (/^\/(?![/\\])/.test(rest)) return rest;
  return rest === '' || /^[?#]/.test(rest) ? `/${rest}` : undefined;
}

/**
 * What is known of a link on its site. A page is suggested where there is one: to say https: of the site's own address would only
 * make it the next finding, and so would the address of no page, or a link that misleads.
 */
export function withAddressHere<Code extends string>(
  finding: Finding<Code>,
  siteIndex: SiteIndex,
  anchors: () => readonly string[] | undefined,
): Finding<Code> {
  const { code, args } = finding;
  if (!args || (code !== 'bad-link' && args.reason !== 'private')) return finding;
  const link = String(args.link);
  if (code !== 'bad-link' || args.kind === 'private') {
    const page = pageAsHost(link, siteIndex);
    const why = { kind: 'page-as-host', reason: 'page-as-host' };
    return page === undefined ? finding : { ...finding, args: { ...args, ...why, suggestion: page } };
  }
  const answer = (suggestion: string, kind = args.kind ?? '') => ({
    ...finding,
    args: { ...args, kind, suggestion },
  });
  const suggestion = String(args.suggestion);
  if (args.kind === 'bare-page') {
    const isKnown = siteIndex.routes.has(suggestion) || siteIndex.plannedRoutes?.has(suggestion);
    if (isKnown) return finding;
    if (anchors()?.includes(link)) return answer(`#${link}`, 'bare-anchor');
    const isOneWord = suggestion.lastIndexOf('/') === 0;
    return answer(suggestRoute(suggestion, siteIndex) ?? (isOneWord ? '' : suggestion));
  }
  const address = addressHere(suggestion, siteIndex.url);
  if (address !== undefined && suggestion.startsWith('https:')) return answer(address, 'whole-address');
  return misleading(suggestion) ? answer('') : finding;
}

/** `https://services/soles`, in which the folder of a page stands in the place of a site. */
function pageAsHost(link: string, siteIndex: SiteIndex): string | undefined {
  const path = link.replace(/^(?:https?:)?\/+/i, '/');
  const [, folder = ''] = path.split('/');
  if (siteIndex.routes.has(path)) return path;
  const isFolder = [...siteIndex.routes.keys()].some((route) => route.startsWith(`/${folder}/`));
  return isFolder ? suggestRoute(path, siteIndex) : undefined;
}
