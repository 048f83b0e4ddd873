import type { IncomingMessage } from 'node:http';
import { CallProblem } from './call-problem';

/**
 * Reads the body of a request. One that is too large is refused before it is read where its length is given, otherwise as soon as it is
 * noticed: it never takes more memory than it may.
 *
 * @param most bytes
 * @throws CallProblem for one that is too large, or that did not come whole
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(most);
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of request) {
      bytes += part.length;
      if (bytes > most) throw tooLarge(most);
      parts.push(part);
    }
  } catch (error) {
    throw request.complete || error instanceof CallProblem ? error : new CallProblem(NOT_WHOLE);
  }
  return Buffer.concat(parts, bytes);
}

/** Nobody is left to read it: the tab was closed, or loaded again. */
const NOT_WHOLE = 'The call ended before it had come whole.';

const tooLarge = (most: number) =>
  new CallProblem(`This is too large: at most ${Math.round(most / 1e6)} MB can be sent at once.`, 413);
