import { escapeMarkup } from '../pages/escape-markup';

/** A page that may be found. */
interface FoundPage {
  route: string;
  /** The day on which it was last changed, such as 2026-11-22; left out where nobody knows. */
  changed?: string;
  /** The same page in all languages that have it, itself among them; left out where that is one. */
  translations?: readonly { tag: string; href: string }[];
}

/**
 * The list of pages for search engines (sitemaps.org, version 0.9), with the translations of each (Google, localized versions).
 *
 * @param siteUrl the site's address without a slash at the end
 * @param pages every page that may be found; the unknown-route page is none
 */
export function sitemap(siteUrl: string, pages: readonly FoundPage[]): string {
  const addressOf = (route: string) => escapeMarkup(siteUrl + route);
  const urls = pages.map(({ route, changed, translations = [] }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    const links = translations.map(
      ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressOf(href)}"/>`,
    );
    return `  <url><loc>${addressOf(route)}</loc>${lastmod}${links.join('')}</url>\n`;
  });
  const isTranslated = pages.some(({ translations = [] }) => translations.length > 0);
  const xhtml = isTranslated ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${urls.join('')}</urlset>\n`
  );
}

/** Everything may be visited (RFC 9309), and here is the list. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
