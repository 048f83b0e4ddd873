import { FOLDERS } from '../../../content/model/addresses/reserved';

/** A header's name and value. */
export type Header = readonly [name: string, value: string];

/** Device features that pages never use, switched off for injected code as well (W3C Permissions Policy). */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Two years, as the preload list of browsers requires; for this host only, not for its subdomains. */
const STRICT_TRANSPORT = 'max-age=63072000';

/** Folders whose files have names that change with their content. */
export const HASHED_FOLDERS = [FOLDERS.assets, FOLDERS.media, FOLDERS.social] as const;

/** What is in them is cached for a year, without being asked for again: another content has another name. */
export const CACHED = 'public, max-age=31536000, immutable';

/** Everything else is cached, but revalidated each time. */
export const REVALIDATED = 'no-cache';

/**
 * Kinds of files that are only part of a page and run nothing. An SVG, which may be opened by itself, and a script, which may become
 * a worker, are others.
 */
export const PARTS_OF_PAGES = ['avif', 'css', 'ico', 'png', 'webp', 'woff2'] as const;

/**
 * Headers that matter for pages alone; together they are longer than the rest. Browsers read the referrer policy of a style sheet, too,
 * but ours is what they do by themselves.
 */
const FOR_PAGES = new Set([
  'Content-Security-Policy',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
]);

/** Whether a server may leave a header out where it answers with a part of a page: on a slow line it would delay the first paint. */
export const isForPages = ([name]: Header): boolean => FOR_PAGES.has(name);

/**
 * The headers of every answer besides caching; docs/hosting.md says what each one is for.
 *
 * @param policy the Content-Security-Policy of the whole site
 * @param framed whether pages of the site show one another in frames
 */
export function securityHeaders(policy: string, framed: boolean): readonly Header[] {
  return [
    ['Content-Security-Policy', `${policy}; frame-ancestors ${framed ? `'self'` : `'none'`}`],
    ['Strict-Transport-Security', STRICT_TRANSPORT],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', UNUSED.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}
