import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';

/** File endings of what `--compress` writes, by their names in HTTP; the first is preferred. */
const COMPRESSED = { br: '.br', gzip: '.gz' } as const;

/**
 * Sends a file with its type, validators and ranges (RFC 9110), or a version of it that was compressed beforehand.
 *
 * @param dir the folder that holds it
 * @param file its path in the folder, with forward slashes
 * @param onMissing called when the file does not exist; nothing was answered then
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { dir, file, onMissing }: { dir: string; file: string; onMissing: () => void },
): void {
  if (isMoreThanAll(request, path.join(dir, file))) delete request.headers.range;
  const encoding = encodingFor(request, path.join(dir, file));
  response.setHeader('content-type', contentType(path.extname(file)) || 'application/octet-stream');
  response.setHeader('vary', 'Accept-Encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  const name = file.split('/').map(encodeURIComponent).join('/') + (encoding ? COMPRESSED[encoding] : '');
  send(request, name, { root: dir, dotfiles: 'ignore', index: false, cacheControl: false })
    .on('directory', onMissing)
    .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
      if (response.headersSent) return response.destroy();
      for (const header of ['content-type', 'content-encoding', 'content-length', 'cache-control'])
        response.removeHeader(header);
      if (error.status === 404) return onMissing();
      response.writeHead(error.status ?? 500, error.headers).end();
    })
    .pipe(response);
}

/** A request for the last 500 bytes of a shorter file gets all of it (RFC 9110, 14.1.2); `send` would refuse. */
function isMoreThanAll(request: IncomingMessage, file: string): boolean {
  const [, last] = /^bytes=-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  return last !== undefined && Number(last) > (statSync(file, { throwIfNoEntry: false })?.size ?? 0);
}

/** A range is counted in the bytes of the uncompressed file. */
function encodingFor(request: IncomingMessage, file: string): keyof typeof COMPRESSED | undefined {
  if (request.headers.range !== undefined) return undefined;
  const accepted = new Negotiator(request).encodings(Object.keys(COMPRESSED));
  return (Object.keys(COMPRESSED) as (keyof typeof COMPRESSED)[]).find(
    (encoding) => accepted.includes(encoding) && isFile(file + COMPRESSED[encoding]),
  );
}

/** Whether the path is a file; false for a folder, and for a path that no file can have. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
