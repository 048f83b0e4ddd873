import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { HOME, NOT_FOUND } from '../content/route';
import { CommandProblem } from './command-problem';
import { createHeaders } from './hosting/headers-file';
import { createRedirects } from './redirects';
import { reasonOf } from './refusals';

const HOST = '127.0.0.1';
const FIRST_PORT = 4173;
const PORTS_TRIED = 20;

export interface ServeOptions {
  dir: string;
  /** A port that must be had; left out, the first free one from 4173. */
  port?: number;
}

/**
 * Serves a built site as a good static host would: clean addresses, compression (what `--compress` made, as it is), the
 * headers that the build lists, and the site's own page with status 404 for what does not exist. For looking at a build, not
 * for the open internet.
 *
 * @returns the address, and how to stop
 * @throws CommandProblem when there is no built site, or no port
 */
export async function serve({
  dir,
  port,
}: ServeOptions): Promise<{ url: string; close: () => Promise<void> }> {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new CommandProblem(`There is no built site in ${dir}. Make one with: npm run build`);
  }
  const server = createServer(createHandler(dir));
  const ports =
    port === undefined ? Array.from({ length: PORTS_TRIED }, (_, index) => FIRST_PORT + index) : [port];
  const found = await listen(server, ports);
  return {
    url: `http://${HOST}:${found}`,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

function createHandler(dir: string) {
  // As methods, because the types of `compression` want Express and its code does not.
  const steps: Record<'compress' | 'send', Step['handle']> = { compress: compression(), send: filesOf(dir) };
  const redirectOf = createRedirects(dir);
  const headersOf = createHeaders(dir);
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const { pathname, search } = new URL(`http://site.invalid/${(request.url ?? '').replace(/^\/+/, '')}`);
    for (const [name, value] of headersOf(pathname)) response.setHeader(name, value);
    const target = redirectOf(pathname);
    if (target) {
      response.writeHead(301, { location: target + search }).end();
      return;
    }
    const clean = cleanAddress(dir, pathname);
    if (clean) {
      response.writeHead(308, { location: clean + search }).end();
      return;
    }
    steps.compress(request, response, () => {
      if (pathname === NOT_FOUND || pathname.includes('/.')) return sendNotFound(dir, response);
      steps.send(request, response, () => sendNotFound(dir, response));
    });
  };
}

interface Step {
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): unknown;
}

/** Looks at the disk each time: another build may take the folder's place at any moment. */
function filesOf(dir: string) {
  return sirv(dir, { dev: true, etag: true, brotli: true, gzip: true });
}

/**
 * Where a page is asked for at an address that is not its own: `/services/erp/`, `/services/erp.html`.
 *
 * @returns the page's own address; undefined where the address is right, or nothing is there
 */
function cleanAddress(dir: string, pathname: string): string | undefined {
  const clean = pathname
    .replace(/\.html$/, '')
    .replace(/(?<=[^/])\/+$/, '')
    .replace(/^\/+/, '/')
    .replace(/^\/index$/, HOME);
  if (clean === pathname) return undefined;
  const file = path.join(dir, clean === HOME ? 'index.html' : `${clean}.html`);
  return existsSync(file) ? clean : undefined;
}

function sendNotFound(dir: string, response: ServerResponse) {
  const file = path.join(dir, `${NOT_FOUND}.html`);
  if (!existsSync(file)) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
    return;
  }
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  createReadStream(file).pipe(response);
}

async function listen(server: Server, ports: readonly number[]): Promise<number> {
  for (const port of ports) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, HOST, resolve);
      });
      return port;
    } catch (error) {
      if (reasonOf(error) === undefined) throw error;
    } finally {
      server.removeAllListeners('error').removeAllListeners('listening');
    }
  }
  const [first, last] = [ports[0], ports.at(-1)];
  const what = first === last ? `Port ${first} is` : `Ports ${first} to ${last} are`;
  throw new CommandProblem(`${what} taken by other programs. Name another one with --port.`);
}
