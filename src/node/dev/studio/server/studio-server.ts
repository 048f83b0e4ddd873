import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { StudioChanged } from '../../../../content/model/protocols/studio-documents';
import {
  MAX_CALL_BYTES,
  MAX_UPLOAD_BYTES,
  PICTURE_CALL,
  STUDIO,
  STUDIO_API,
  STUDIO_CHANGED,
  type StudioCall,
} from '../../../../content/model/protocols/studio-protocol';
import { requestPath, requestSearch } from '../../../hosting/serve/request-path';
import { describeOsError, osErrorOf } from '../../../system/os-errors';
import { changesBetween } from '../disk/changes-between';
import { type Calls, type StudioSite, studioCalls } from '../calls';
import { CallProblem } from '../request-checks/call-problem';
import { BODY_CHECKS, parseBody } from '../request-checks/check-body';
import { expectOwnCall, isOwnHost } from '../request-checks/expect-own-call';
import { readBody } from '../request-checks/read-body';
import { addUpload } from '../pictures/add-upload';
import { STUDIO_HEADERS, studioHtml } from './studio-page';

type StudioServerOptions = Omit<StudioSite, 'onChecked'> & {
  server: ViteDevServer;
  /** Waits until dev shows a picture, or for a while. */
  untilShown(picture: string): Promise<void>;
};

/** What people write for this machine. To the browser it is another site, which would keep other drafts. */
const LOCALHOST = /^localhost(?::\d+)?$/i;

/** The studio's part of the dev server. */
export interface StudioServer {
  /** Answers a request for the studio's page or for one of its calls. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Tells open studios what has changed on the disk. */
  renew(): void;
}

/** Makes the studio's part of a dev server, with a secret of its own that only the studio's page gets. */
export function createStudioServer({ server, untilShown, ...site }: StudioServerOptions): StudioServer {
  const secret = randomBytes(32).toString('base64url');
  let known = site.sources();
  const onChecked = () => {
    const changes: StudioChanged = { documents: [], others: false, isChecked: true };
    server.ws.send(STUDIO_CHANGED, changes);
  };
  const calls = studioCalls({ ...site, onChecked });

  async function sendPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = hostOf(server);
    if (request.method !== 'GET') throw new CallProblem('The studio is a page.', 405);
    if (LOCALHOST.test(request.headers.host ?? '')) {
      response.writeHead(302, { location: `http://${host}${STUDIO}` }).end();
      return;
    }
    if (!isOwnHost(request, host)) throw new CallProblem(`The studio is at http://${host}${STUDIO}.`, 403);
    const html = await server.transformIndexHtml(STUDIO, studioHtml(secret));
    response.writeHead(200, STUDIO_HEADERS).end(html);
  }

  async function answerCall(name: string, request: IncomingMessage): Promise<unknown> {
    const isPicture = name === PICTURE_CALL;
    const type = isPicture ? 'application/octet-stream' : 'application/json';
    expectOwnCall(request, { host: hostOf(server), secret, type });
    if (isPicture) {
      const file = new URLSearchParams(requestSearch(request.url)).get('name') ?? '';
      const picture = await addUpload(site.pagesDir, file, await readBody(request, MAX_UPLOAD_BYTES));
      await untilShown(picture.name);
      return picture;
    }
    if (!isCall(name)) throw new CallProblem(`The studio has no call ${name}.`, 404);
    return answerOf(calls, name, parseBody(await readBody(request, MAX_CALL_BYTES)));
  }

  return {
    async answer(request, response) {
      const pathname = (requestPath(request.url) ?? '').replace(/\/$/, '');
      try {
        if (pathname === STUDIO) await sendPage(request, response);
        else sendJson(response, 200, await answerCall(callIn(pathname), request));
      } catch (error) {
        const { status, message } = problemOf(error);
        if (response.headersSent) response.destroy();
        else sendJson(response, status, { problem: message });
      }
    },
    renew() {
      const before = known;
      known = site.sources();
      const changes = changesBetween(before, known);
      if (changes) server.ws.send(STUDIO_CHANGED, changes);
    },
  };
}

/** As browsers send it. */
function hostOf({ httpServer }: ViteDevServer): string {
  const address = httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The dev server listens on no port.');
  return `${address.address}:${address.port}`;
}

/** The name of the call at an address; empty where there is none. */
const callIn = (pathname: string) =>
  pathname.startsWith(`${STUDIO_API}/`) ? pathname.slice(STUDIO_API.length + 1) : '';

const isCall = (name: string): name is StudioCall => Object.hasOwn(BODY_CHECKS, name);

const answerOf = <Call extends StudioCall>(calls: Calls, call: Call, body: unknown) =>
  calls[call](BODY_CHECKS[call](body));

function problemOf(error: unknown): CallProblem {
  if (error instanceof CallProblem) return error;
  const refused = osErrorOf(error);
  if (refused) return new CallProblem(describeOsError(refused), 500);
  console.error('This should not have happened; it is a fault of pagewright.\n', error);
  return new CallProblem(FAILED, 500);
}

const FAILED = 'The studio has failed; the terminal in which it was started says more. Your draft is kept.';

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(value));
}
