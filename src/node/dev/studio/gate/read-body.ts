import type { IncomingMessage } from 'node:http';
import { CallProblem } from './call-problem';

/**
 * Reads the body of a request. One that is too large is refused before it is read where its length is given, otherwise as soon as it is
 * noticed: it never takes more memory than it may.
 *
 * @param most bytes
 * @throws CallProblem
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(most);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > most) throw tooLarge(most);
    parts.push(part);
  }
  return Buffer.concat(parts, bytes);
}

const tooLarge = (most: number) =>
  new CallProblem(`This is too large: at most ${Math.round(most / 1e6)} MB can be sent at once.`, 413);
