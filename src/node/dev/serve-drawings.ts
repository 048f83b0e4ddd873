import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect } from 'vite';
import { cleanDrawing } from '../media/clean-drawing';

/** What a browser would read as a document, wherever it lies; a slash at the end changes nothing. */
const DOCUMENT = /\.(?:svgz?|xml|xslt?|xht(?:ml)?)\/*$/i;

const DRAWING = /\.svg$/;

/** A file that is opened by its address runs no script, fetches nothing, and does not belong to the site (CSP 3, sandbox). */
const STILL = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/** Makes files harmless that somebody may open by their address: whatever is in the media folder, and drawings elsewhere. */
export const stillFiles =
  (media: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const pathname = pathnameOf(request.originalUrl ?? request.url);
    if (pathname.startsWith(`/${media}/`) || DOCUMENT.test(pathname)) {
      response.setHeader('content-security-policy', STILL);
      response.setHeader('x-content-type-options', 'nosniff');
    }
    next();
  };

/**
 * Answers with drawings as a build ships them. One that is no drawing, or not harmless, is not sent at all.
 *
 * @param dir the media folder
 */
export const cleanDrawings =
  (dir: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const file = path.join(dir, pathnameOf(request.url));
    if (!DRAWING.test(file) || !file.startsWith(dir + path.sep)) return next();
    const send = async () => {
      const bytes = await readFile(file).catch(() => undefined);
      if (!bytes) return next();
      const clean = await cleanDrawing(bytes).catch(() => undefined);
      const type = clean ? 'image/svg+xml' : 'text/plain; charset=utf-8';
      response.writeHead(clean ? 200 : 403, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(clean ?? `This drawing cannot be shown. npm run validate says why.`);
    };
    send().catch(next);
  };

/** @returns the path as it is on the disk; empty where it cannot be decoded */
function pathnameOf(url = '/'): string {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? '');
  } catch {
    return '';
  }
}
