/**
 * A link as a page of this site is written in it, from its first `/`: `https://www.example.com/services/erp` is
 * `/services/erp`. Another host is another site, one with or without `www.` too (RFC 3986 section 3.2.2).
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
