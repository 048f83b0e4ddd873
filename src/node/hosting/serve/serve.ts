import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import { HOME, NOT_FOUND } from '../../../content/model/addresses/route';
import { CommandProblem } from '../../system/command-problem';
import { createHeaders, HEADERS } from '../headers-file';
import { REVALIDATED } from '../policy/headers';
import { createRedirects, REDIRECTS } from './redirects';
import { reasonOf } from '../../system/os-errors';
import { requestPath, requestSearch } from './request-path';
import { isFile, sendFile } from './send-file';

const HOST = '127.0.0.1';
const FIRST_PORT = 4173;
const PORTS_TRIED = 20;

export interface ServeOptions {
  dir: string;
  /** A fixed port; left out, the first free one from 4173. */
  port?: number;
  /** Resolves when the file at an address is there; for a site of which pictures are still being made. */
  need?: Need;
}

type Need = (address: string) => Promise<void>;

export interface Served {
  url: string;
  /** Goes on with another folder, in which all files are there. */
  moveTo(dir: string): void;
  close(): Promise<void>;
}

/**
 * Serves a built site as a good static host would: clean addresses, compression (what `--compress` made, as it is), the
 * headers that the build lists, and the site's own page with status 404 for what does not exist. For looking at a build, not
 * for the open internet.
 *
 * @throws CommandProblem when there is no built site, or no port
 */
export async function serve({ dir, port, need }: ServeOptions): Promise<Served> {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new CommandProblem(`There is no built site in ${dir}. Make one with: npm run build`);
  }
  let handle = createHandler(dir, need);
  const server = createServer((request, response) => handle(request, response));
  const ports =
    port === undefined ? Array.from({ length: PORTS_TRIED }, (_, index) => FIRST_PORT + index) : [port];
  const found = await listen(server, ports);
  return {
    url: `http://${HOST}:${found}`,
    moveTo(dir) {
      handle = createHandler(dir);
    },
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

function createHandler(dir: string, need?: Need) {
  // As a method, because the type of `compression` wants Express and its code does not.
  const step: Step = { compress: compression({ filter: isToBeCompressed }) };
  const redirectOf = createRedirects(dir);
  const headersOf = createHeaders(dir);
  return answerFaults(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const pathname = requestPath(request.url);
    if (need && pathname !== undefined) await need(pathname);
    for (const [name, value] of headersOf(pathname ?? HOME)) response.setHeader(name, value);
    const moved = pathname === undefined ? undefined : movedTo(pathname);
    if (moved) {
      const location = encodeURI(moved.to) + requestSearch(request.url);
      response.writeHead(moved.status, { location }).end();
      return;
    }
    step.compress(request, response, () => {
      const file = pathname === undefined ? undefined : fileAt(dir, pathname);
      const onMissing = () => sendNotFound(dir, request, response);
      if (file === undefined) return onMissing();
      if (!response.hasHeader('cache-control')) response.setHeader('cache-control', REVALIDATED);
      sendFile(request, response, { dir, file, onMissing });
    });
  });

  function movedTo(pathname: string): { status: number; to: string } | undefined {
    const target = redirectOf(pathname);
    if (target) return { status: 301, to: target };
    const clean = cleanAddress(dir, pathname);
    return clean === undefined ? undefined : { status: 308, to: clean };
  }
}

interface Step {
  compress(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

/** Precompressed files have their own header; a range is counted in the bytes of the uncompressed file. */
function isToBeCompressed(request: IncomingMessage, response: ServerResponse): boolean {
  const isPart = request.headers.range !== undefined;
  return !isPart && /\b(?:text|json|javascript|xml)\b/.test(String(response.getHeader('content-type')));
}

/** What hosts read or send by themselves, and answer at no address of its own; names that begin with a dot, too. */
const HIDDEN: ReadonlySet<string> = new Set([NOT_FOUND, `/${HEADERS}`, `/${REDIRECTS}`]);

/** @returns the file at a path, in the folder; undefined where there is none that visitors may get */
function fileAt(dir: string, pathname: string): string | undefined {
  if (HIDDEN.has(pathname) || pathname.includes('/.')) return undefined;
  const file = pathname === HOME ? '/index.html' : pathname;
  const found = [file, `${file}.html`].find((each) => !each.endsWith('/') && isFile(path.join(dir, each)));
  return found?.slice(1);
}

/**
 * For a page requested at another address than its own: `/services/repairs/`, `/services/repairs.html`.
 *
 * @returns the page's own address; undefined where the address is right, or there is no such page
 */
function cleanAddress(dir: string, pathname: string): string | undefined {
  const clean =
    pathname
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .replace(/^\/index$/, '') || HOME;
  if (clean === pathname) return undefined;
  const file = path.join(dir, clean === HOME ? 'index.html' : `${clean}.html`);
  return isFile(file) ? clean : undefined;
}

function sendNotFound(dir: string, request: IncomingMessage, response: ServerResponse) {
  response.setHeader('cache-control', REVALIDATED);
  // While a new build replaces the folder, it is missing for a moment.
  if (!existsSync(dir)) return sendText(response, 503, 'A new build is being put in place. Try again.');
  response.statusCode = 404;
  delete request.headers.range;
  const file = `${NOT_FOUND.slice(1)}.html`;
  sendFile(request, response, { dir, file, onMissing: () => sendText(response, 404, 'Not found') });
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': REVALIDATED });
  response.end(text);
}

/** The last error handler: an error fails one answer, never the server. */
function answerFaults(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await handle(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server could not answer; its terminal says why.');
    }
  };
}

async function listen(server: Server, ports: readonly number[]): Promise<number> {
  let reason: string | undefined;
  for (const port of ports) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, HOST, resolve);
      });
      return port;
    } catch (error) {
      reason = reasonOf(error);
      if (reason === undefined) throw error;
    } finally {
      server.removeAllListeners('error').removeAllListeners('listening');
    }
  }
  const [first, last] = [ports[0], ports.at(-1)];
  const what = first === last ? `Port ${first}` : `Ports ${first} to ${last}`;
  throw new CommandProblem(`${what} cannot be used: ${reason}. Name another one with --port.`);
}
