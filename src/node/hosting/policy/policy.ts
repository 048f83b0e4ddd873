import { contentPolicy } from './content-policy';
import { type Header, securityHeaders } from './headers';
import { type InlineCode, inlineCodeOf } from './inline-code';

/** The policy's place: after the character set, which must come first, and before everything that it covers. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/**
 * Each page has its own styles, and the hashes of all of them are longer than a header may be. So the header leaves styles to
 * the pages' own policies, which name each style by its hash: browsers enforce both (CSP 3, section 8.1).
 */
const ANY_IN_PAGE = `'unsafe-inline'`;

/** The policy of one site, which grows with the pages that are written under it. */
export interface SitePolicy {
  /** As {@link securePage}, allowing for the whole site what the page needs. */
  secure(html: string): string;
  /** Allows the inline code of a page that was secured in a worker. */
  allow(code: InlineCode): void;
  /** The headers of every answer, with a policy that fits all pages so far. */
  headers(): readonly Header[];
}

/** @param endpoint where the contact form is sent, where the site document says so */
export function createPolicy(endpoint: string | undefined): SitePolicy {
  const scripts = new Set<string>();
  let styles = false;
  let frames = false;
  const allow = (code: InlineCode) => {
    for (const hash of code.scripts) scripts.add(hash);
    styles ||= code.styles.length > 0;
    frames ||= code.frames;
  };
  return {
    secure(page) {
      const { html, code } = securePage(page, endpoint);
      allow(code);
      return html;
    },
    allow,
    headers: () =>
      securityHeaders(
        contentPolicy(
          { scripts: [...scripts].sort(), styles: styles ? [ANY_IN_PAGE] : [], frames },
          endpoint,
        ),
        frames,
      ),
  };
}

/**
 * Puts a page's own policy into its head, for hosts that send no headers.
 *
 * @param html the whole page
 * @throws Error when the page does not name its character set
 */
export function securePage(html: string, endpoint: string | undefined): { html: string; code: InlineCode } {
  const code = inlineCodeOf(html);
  const charset = CHARSET.exec(html);
  if (!charset) throw new Error('A page does not name its character set, so its policy has no place.');
  const end = charset.index + charset[0].length;
  return { html: html.slice(0, end) + metaOf(contentPolicy(code, endpoint)) + html.slice(end), code };
}

/** No policy has a double quote. */
const metaOf = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
