import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Connect } from 'vite';
import { requestSearch } from '../../hosting/serve/request-path';
import { forwardErrors } from './forward-errors';

/** Vite's address for opening a file in the editor. */
export const OPEN_IN_EDITOR = '/__open-in-editor';

/**
 * Lets the browser open documents of the pages folder in the editor, and no other file: any page that is open in the
 * browser could ask.
 */
export function restrictOpenInEditor(pagesDir: string): Connect.NextHandleFunction {
  return forwardErrors(async (request, response, next) => {
    const asked = new URLSearchParams(requestSearch(request.url)).get('file') ?? '';
    const isOurs = request.headers['sec-fetch-site'] === 'same-origin';
    if (isOurs && (await isDocument(asked.replace(/(?::\d+){1,2}$/, ''), pagesDir))) return next();
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('Only documents of the pages folder can be opened from the page.');
  });
}

async function isDocument(file: string, pagesDir: string): Promise<boolean> {
  try {
    const [found, folder] = await Promise.all([realpath(file), realpath(pagesDir)]);
    return found.startsWith(folder + path.sep) && found.endsWith('.json');
  } catch {
    return false;
  }
}
