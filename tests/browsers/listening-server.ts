import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { serve } from '../../src/node/hosting/serve/serve';
import { freePort } from '../support/clients/free-port';

/** Where a tab keeps what was heard, over reloads and from page to page. */
export const RECEIVED = 'heard';

/** Runs in each page before everything else, and keeps what only the console would have told. */
function listen(key: string) {
  const keep = (kind: string, what: unknown) => {
    const heard: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...heard, `${location.pathname}: ${kind}: ${what}`]));
  };
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...words) => {
      keep(`console.${kind}`, words.map(String).join(' '));
      write(...words);
    };
  }
  // A file that cannot be had tells its element alone, and what holds that only on the way down.
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) keep('error', event.message);
    else if (event.target instanceof Element) keep('error', event.target.outerHTML);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => keep('rejection', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep('policy', `${effectiveDirective} ${blockedURI}`),
  );
}

const LISTEN = `(${listen})(${JSON.stringify(RECEIVED)})`;
const HASH = `'sha256-${createHash('sha256').update(LISTEN).digest('base64')}'`;

export interface ListeningServer {
  url: string;
  /** Lets the scripts wait, as on a slow connection, until the answered function is called. */
  holdScript(): () => void;
  close(): Promise<void>;
}

/**
 * Serves a built site with its headers, and puts into each page what listens there. WebDriver has no word for the
 * console, and none for script that runs before a page's own; so it stands before the page's own policy, which stays as it
 * is, and the header's policy allows it by its hash.
 *
 * @param dir the built site
 * @param elsewhere addresses that the site knows, and what stands for each here
 */
export async function serveAndListen(
  dir: string,
  elsewhere: Readonly<Record<string, string>> = {},
): Promise<ListeningServer> {
  const site = await serve({ dir });
  const port = await freePort();
  let held = Promise.resolve();
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/assets/') && request.url.endsWith('.js')) await held;
    handOn(site.url, elsewhere, request, response).catch((error) => response.destroy(error));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    holdScript() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    async close() {
      server.close().closeAllConnections();
      await site.close();
    },
  };
}

/** What belongs to the way from one server to the next (RFC 9110, 7.6.1), and to a body that is changed. */
const NOT_HANDED_ON = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

async function handOn(
  site: string,
  elsewhere: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const here = (text: string) =>
    Object.entries(elsewhere).reduce((given, [there, own]) => given.replaceAll(there, own), text);
  const answer = await fetch(site + request.url, { redirect: 'manual' });
  for (const [name, value] of answer.headers) {
    if (!NOT_HANDED_ON.includes(name)) response.setHeader(name, here(value));
  }
  response.statusCode = answer.status;
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) {
    const policy = here(answer.headers.get('content-security-policy') ?? '');
    response.setHeader('content-security-policy', policy.replace(`script-src 'self'`, `$& ${HASH}`));
    const page = here(await answer.text());
    response.end(page.replace('<meta http-equiv="Content-Security-Policy"', `<script>${LISTEN}</script>$&`));
  } else if (/json|javascript/.test(type)) {
    response.end(here(await answer.text()));
  } else {
    response.end(new Uint8Array(await answer.arrayBuffer()));
  }
}
