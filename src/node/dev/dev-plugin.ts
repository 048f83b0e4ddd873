import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin, ViteDevServer } from 'vite';
import { routeOfPathname } from '../../app/addresses';
import { isInCatalogue } from '../../content/catalogue/addresses';
import { HOME } from '../../content/route';
import { GUIDE_PAGE } from '../../overlay/protocol';
import { createTemplate } from '../build/template';
import { ROUTE_LIST } from '../../ui/route-list';
import { MEDIA } from '../media/lookup';
import { PROJECT_ROOT } from '../project';
import type { Browsers } from './browsers';
import { editorGate, OPEN_IN_EDITOR } from './editor-gate';
import { guidePage } from './guide-page';
import type { Traffic } from './traffic';
import { cleanDrawings, stillFiles } from './serve-drawings';
import { sendCatalogue } from './dev-catalogue';
import type { LiveSite } from './live-site';

/** The path of a page's data; the group is the route without its first slash. */
const DATA = /^\/_data\/(.+)\.json$/;

const ENTRY = '/src/app/entry-client.tsx';

/** Stands in for the app until the site document is valid: without it there is no header to show. */
const WAITING = '/src/overlay/waiting.ts';

interface DevOptions {
  pagesDir: string;
  site: LiveSite;
  /** The moment when all documents are checked. */
  checked: Promise<void>;
  browsers: Browsers;
  traffic: Traffic;
  /** Called when the server stops. */
  onClose: () => void;
}

/** Serves a site while it is edited: its pages, their data and pictures, and news of every change. */
export function devPlugin({ pagesDir, site, checked, browsers, traffic, onClose }: DevOptions): Plugin {
  // Of a page that is there nothing else need be known; what is not may be an alias.
  const known = async (route: string) => {
    if (!site.has(route)) await traffic.waitFor(checked);
  };
  return {
    name: 'pagewright:dev',
    configureServer(server) {
      browsers.attach(server);
      server.middlewares.use(traffic.middleware);
      server.httpServer?.once('close', onClose);
      server.middlewares.use(OPEN_IN_EDITOR, editorGate(pagesDir));
      server.middlewares.use(stillFiles(MEDIA));
      server.middlewares.use(`/${MEDIA}`, cleanDrawings(path.join(pagesDir, MEDIA)));
      server.middlewares.use(`/${MEDIA}`, sirv(path.join(pagesDir, MEDIA), { dev: true }));
      server.middlewares.use(`/${MEDIA}`, (_request, response) =>
        sendText(response, 404, 'There is no such picture.'),
      );
      server.middlewares.use((request, response, next) => {
        if (pathOf(request) === ROUTE_LIST) {
          traffic
            .waitFor(checked)
            .then(() => sendJson(response, site.routeNames()))
            .catch(next);
          return;
        }
        const route = DATA.exec(pathOf(request))?.[1];
        if (!route) return next();
        sendData(response, site, route === 'index' ? HOME : `/${route}`);
      });
      // After Vite's own files: whatever is left is the address of a page.
      return () => {
        server.middlewares.use((request, response, next) => {
          sendPage({ server, site, known }, request, response).catch(next);
        });
      };
    },
  };
}

function sendData(response: ServerResponse, site: LiveSite, route: string) {
  if (!site.has(route)) return sendText(response, 404, 'There is no such page.');
  sendJson(response, site.pageData(route));
}

function sendJson(response: ServerResponse, value: unknown) {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value));
}

interface PageServer {
  server: ViteDevServer;
  site: LiveSite;
  /** Waits until it is known what stands at a route. */
  known: (route: string) => Promise<void>;
}

async function sendPage(
  { server, site, known }: PageServer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const route = routeOfPathname(pathOf(request));
  if (route === GUIDE_PAGE) return sendHtml(response, 200, await guidePage());
  if (isInCatalogue(route) && (await sendCatalogue(route, { server, site, response }))) return;
  await known(route);
  const sentOn = site.routeOfAlias(route);
  if (sentOn) {
    // Not for good, as in the built site: browsers would remember it after the document has changed.
    response.writeHead(302, { location: sentOn + searchOf(request), 'cache-control': 'no-store' }).end();
    return;
  }
  const indexHtml = await readFile(path.join(PROJECT_ROOT, 'index.html'), 'utf8');
  const siteData = site.siteData();
  const html = await server.transformIndexHtml(
    safeAddress(request.url),
    siteData ? indexHtml : indexHtml.replace(ENTRY, WAITING),
  );
  const htmlOf = createTemplate(html, site.language, siteData?.icons);
  const page = htmlOf(site.pageData(route), { html: '', head: '' });
  sendHtml(response, site.has(route) ? 200 : 404, page);
}

function sendHtml(response: ServerResponse, status: number, html: string) {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(html);
}

/** Vite decodes the address; one that cannot be decoded is that of a page that does not exist. */
function safeAddress(url = HOME): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return HOME;
  }
}

function pathOf(request: IncomingMessage): string {
  return new URL(request.url ?? '/', 'http://site.invalid').pathname;
}

function searchOf(request: IncomingMessage): string {
  return new URL(request.url ?? '/', 'http://site.invalid').search;
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
