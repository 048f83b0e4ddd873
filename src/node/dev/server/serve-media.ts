import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect } from 'vite';
import { cleanSvgFile } from '../../assets/pictures/clean-svg-file';
import { MEDIA } from '../../assets/pictures/lookup';
import { requestPath } from '../../hosting/serve/request-path';
import { sendFile } from '../../hosting/serve/send-file';
import { forwardErrors } from './forward-errors';

/** Files that a browser would open as a document; a slash at the end changes nothing. */
const DOCUMENT = /\.(?:svgz?|xml|xslt?|xht(?:ml)?)\/*$/i;

const DRAWING = /\.svg$/;

/** A file that is opened by its address runs no script, fetches nothing, and does not belong to the site (CSP 3, sandbox). */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/** Makes files harmless that somebody may open by their address: all of the media folder, and SVG files elsewhere. */
export const sandboxFiles: Connect.NextHandleFunction = (request, response, next) => {
  const pathname = requestPath(request.url) ?? '';
  if (pathname.startsWith(`/${MEDIA}/`) || DOCUMENT.test(pathname)) {
    response.setHeader('content-security-policy', SANDBOX);
    response.setHeader('x-content-type-options', 'nosniff');
  }
  next();
};

/**
 * Answers with the pictures of the site, and no other files beside them: the target of a symbolic link is not ours to show, and
 * a pipe never ends. SVG files are sent as a build writes them; an invalid or harmful one is not sent at all.
 *
 * @param dir the media folder
 * @param isPicture whether the site has a picture of that name
 */
export function serveMedia(dir: string, isPicture: (name: string) => boolean): Connect.NextHandleFunction {
  return forwardErrors(async (request, response) => {
    const file = requestPath(request.url)?.slice(1);
    const onMissing = () => sendText(response, 404, 'There is no such picture.');
    if (!file || !isPicture(file)) return onMissing();
    response.setHeader('cache-control', 'no-store');
    if (!DRAWING.test(file)) return sendFile(request, response, { dir, file, onMissing });
    const bytes = await readFile(path.join(dir, file)).catch(() => undefined);
    if (!bytes) return onMissing();
    const clean = await cleanSvgFile(bytes).catch(() => undefined);
    if (clean === undefined)
      return sendText(response, 403, 'This drawing cannot be shown. npm run validate says why.');
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(clean);
  });
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
