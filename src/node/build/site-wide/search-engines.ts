import { escapeMarkup } from '../pages/escape-markup';

/** A page that may be found. */
interface FoundPage {
  route: string;
  /** The day on which it was last changed, such as 2026-11-22; left out where nobody knows. */
  changed?: string;
}

/**
 * The list of pages for search engines (sitemaps.org, version 0.9).
 *
 * @param siteUrl the site's address without a slash at the end
 * @param pages every page that may be found; the unknown-route page is none
 */
export function sitemap(siteUrl: string, pages: readonly FoundPage[]): string {
  const urls = pages.map(({ route, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `  <url><loc>${escapeMarkup(siteUrl + route)}</loc>${lastmod}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}

/** Everything may be visited (RFC 9309), and here is the list. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
