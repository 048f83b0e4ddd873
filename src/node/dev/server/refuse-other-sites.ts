import type { IncomingMessage } from 'node:http';
import type { Connect } from 'vite';

/** No other site may show a page of this server in a frame, or use its files in a page of its own. */
const HEADERS = [
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
] as const;

/**
 * Refuses requests from pages of other sites, also of one on another port of this machine: it could
 * read unpublished documents or the code. Links from elsewhere to a page may be followed.
 */
export const refuseOtherSites: Connect.NextHandleFunction = (request, response, next) => {
  for (const [name, value] of HEADERS) response.setHeader(name, value);
  if (isOwn(request) || isFollowedLink(request)) return next();
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('This server answers its own pages only.');
};

/** Browsers send Fetch Metadata (W3C), older ones an Origin. Other programs send neither. */
function isOwn({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.origin === undefined || headers.origin === `http://${headers.host}`;
}

function isFollowedLink({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  );
}
