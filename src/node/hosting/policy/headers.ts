import { FOLDERS } from '../../../content/model/reserved';

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

export const CACHED = 'public, max-age=31536000, immutable';

/** Everything else is cached, but revalidated each time. */
export const REVALIDATED = 'no-cache';

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
