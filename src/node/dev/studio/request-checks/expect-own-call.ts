import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SECRET_HEADER } from '../../../../content/model/protocols/studio-protocol';
import { CallProblem } from './call-problem';

/** What the bodies of a call are. */
export type BodyType = 'application/json' | 'application/octet-stream';

/** What is known of a request before its body is read. */
export type AskedHow = Pick<IncomingMessage, 'method' | 'headers'>;

/**
 * Decides about a call of the studio before anything of it is read. Another site's page cannot set the header without being asked
 * for it first by its browser (a CORS preflight, which is never granted), cannot know the secret, and is named by Origin and Sec-Fetch-Site; a name that
 * was made to lead to this machine (DNS rebinding) stands in Host.
 *
 * @param host the server's own, as browsers send it: `127.0.0.1:5173`
 * @throws CallProblem for any call but one of the studio's own page
 */
export function expectOwnCall(
  { method, headers }: AskedHow,
  { host, secret, type }: { host: string; secret: string; type: BodyType },
): void {
  const isOwn =
    isOwnHost({ headers }, host) &&
    headers['sec-fetch-site'] === 'same-origin' &&
    (headers.origin === undefined || headers.origin === `http://${host}`);
  if (!isOwn) throw new CallProblem('This server answers its own pages only.', 403);
  if (!isSame(headers[SECRET_HEADER], secret)) throw new CallProblem(OLD_TAB, 403);
  if (method !== 'POST') throw new CallProblem('Calls of the studio are POST requests.', 405);
  const [sent = ''] = (headers['content-type'] ?? '').split(';', 1);
  if (sent.trim().toLowerCase() !== type)
    throw new CallProblem(`The body of this call has to be ${type}.`, 415);
}

/** Whether a request names this server, and no other name that leads to it. */
export const isOwnHost = ({ headers }: Pick<AskedHow, 'headers'>, host: string): boolean =>
  headers.host === host;

const OLD_TAB =
  'The studio was started again since this tab was opened. Load the page again; your draft is kept.';

/** In a time that says nothing about where they differ. */
function isSame(given: string | string[] | undefined, secret: string): boolean {
  if (typeof given !== 'string') return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
