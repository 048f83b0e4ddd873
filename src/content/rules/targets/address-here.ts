import { misleading } from '../misleading/misleading';
import type { SiteIndex } from '../../documents/site/site-index';
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

/** What is known of a link on its site: to say https: of one with http: would only make it the next finding, one of the rule whole-address; and no link is suggested that would be one. */
export function withAddressHere<Code extends string>(
  finding: Finding<Code>,
  { url, routes }: SiteIndex,
  anchors: () => readonly string[] | undefined,
): Finding<Code> {
  const { code, args } = finding;
  if (code !== 'bad-link' || !args) return finding;
  const answer = (kind: string, suggestion: string) => ({ ...finding, args: { ...args, kind, suggestion } });
  if (
    args.kind === 'bare-page' &&
    !routes.has(String(args.suggestion)) &&
    anchors()?.includes(String(args.link))
  )
    return answer('bare-anchor', `#${args.link}`);
  const suggestion = String(args.suggestion);
  const address = args.kind === 'insecure' ? addressHere(suggestion, url) : undefined;
  if (address !== undefined) return answer('whole-address', address);
  return misleading(suggestion) ? answer(String(args.kind), '') : finding;
}
