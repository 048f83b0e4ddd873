import type { InlineCode } from './inline-code';

/**
 * The Content-Security-Policy (W3C, level 3) of a page or of a whole site: only what is named is allowed.
 *
 * Style attributes are not allowed; script sets styles through the DOM, which no policy forbids.
 *
 * @param code inline scripts and styles, which are allowed by their hashes
 * @param endpoint where the contact form is sent: the only address on another site
 */
export function contentPolicy({ scripts, styles, frames }: InlineCode, endpoint?: string): string {
  const elsewhere = endpoint ? [new URL(endpoint).origin] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, ...scripts],
    'style-src': [`'self'`, ...styles],
    // The style sheet contains small images.
    'img-src': [`'self'`, 'data:'],
    'font-src': [`'self'`],
    // The next page's HTML is parsed out of a blob (app/page/parse-html.ts).
    'connect-src': [`'self'`, 'blob:', ...elsewhere],
    'manifest-src': [`'self'`],
    ...(frames && { 'frame-src': [`'self'`] }),
    // Without script the contact form leads to the visitor's mail program.
    'form-action': ['mailto:', ...elsewhere],
    'base-uri': [`'none'`],
    'require-trusted-types-for': [`'script'`],
    'trusted-types': [`'none'`],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
