import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import {
  routeOfPathname,
  isInCatalogue,
  GUIDE_PAGE,
  ROUTE_LIST,
} from '../../../content/model/addresses/addresses';
import type { PageData, SiteData } from '../../../content/model/pages/page-data';
import { NOT_FOUND } from '../../../content/model/addresses/route';
import { createTemplate } from '../../build/pages/template';
import { MEDIA } from '../../assets/pictures/lookup';
import { PROJECT_ROOT } from '../../project';
import { requestPath, requestSearch } from '../../hosting/serve/request-path';
import type { Browsers } from '../browsers';
import { restrictOpenInEditor, OPEN_IN_EDITOR } from './restrict-open-in-editor';
import { guidePage } from './guide-page';
import { forwardErrors } from './forward-errors';
import { refuseOtherSites } from './refuse-other-sites';
import type { OpenRequests } from '../sync/open-requests';
import { serveMedia, sandboxFiles } from './serve-media';
import { sendCatalogue } from './dev-catalogue';
import type { DevSite } from '../dev-site';

const ENTRY = '/src/app/client/entry-client.tsx';

/** Takes the place of the app until the site document is valid: without it there is no header to show. */
const WAITING = '/src/app/overlay/waiting.ts';

/** Browsers ask for it before a page has named its own icon. In dev none is made: there is nothing, and nothing is wrong. */
const ICON = '/favicon.ico';

interface DevOptions {
  pagesDir: string;
  site: DevSite;
  /** Resolves when all documents are checked. */
  checked: Promise<void>;
  browsers: Browsers;
  requests: OpenRequests;
  /** Called when the server stops. */
  onClose: () => void;
}

/** Serves a site while it is edited: its pages, their pictures, and updates after every change. */
export function devPlugin({ pagesDir, site, checked, browsers, requests, onClose }: DevOptions): Plugin {
  // An existing page can be answered at once; another address may be an alias.
  const known = async (route: string, response: ServerResponse) => {
    if (!site.has(route)) await requests.waitFor(checked, response);
  };
  return {
    name: 'pagewright:dev',
    configureServer(server) {
      browsers.attach(server);
      server.middlewares.use(refuseOtherSites);
      server.middlewares.use(requests.middleware);
      server.httpServer?.once('close', onClose);
      server.middlewares.use(OPEN_IN_EDITOR, restrictOpenInEditor(pagesDir));
      server.middlewares.use(sandboxFiles);
      server.middlewares.use(
        `/${MEDIA}`,
        serveMedia(path.join(pagesDir, MEDIA), (name) => site.hasPicture(name)),
      );
      server.middlewares.use(
        forwardErrors(async (request, response, next) => {
          if (requestPath(request.url) !== ROUTE_LIST) return next();
          await requests.waitFor(checked, response);
          sendJson(response, site.routeNames());
        }),
      );
      server.middlewares.use(ICON, (_, response) => void response.writeHead(204).end());
      // After Vite's own files: every other address is a page's.
      return () => {
        server.middlewares.use(
          forwardErrors((request, response) => sendPage({ server, site, known }, request, response)),
        );
      };
    },
  };
}

function sendJson(response: ServerResponse, value: unknown) {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value));
}

interface PageServer {
  server: ViteDevServer;
  site: DevSite;
  /** Waits until it is known which document has a route. */
  known: (route: string, response: ServerResponse) => Promise<void>;
}

async function sendPage(
  { server, site, known }: PageServer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const pathname = requestPath(request.url);
  // A malformed address is treated as a page that does not exist.
  const route = routeOfPathname(pathname ?? NOT_FOUND);
  if (route === GUIDE_PAGE) return sendHtml(response, 200, await guidePage());
  if (isInCatalogue(route) && (await sendCatalogue(route, { server, site, response }))) return;
  await known(route, response);
  const sentOn = site.routeOfAlias(route);
  if (sentOn) {
    // Temporary, unlike in the built site: browsers would remember it after the document has changed.
    response
      .writeHead(302, { location: sentOn + requestSearch(request.url), 'cache-control': 'no-store' })
      .end();
    return;
  }
  const indexHtml = await readFile(path.join(PROJECT_ROOT, 'index.html'), 'utf8');
  const siteData = site.siteData(route);
  const html = await server.transformIndexHtml(
    encodeURI(route),
    siteData ? indexHtml : indexHtml.replace(ENTRY, WAITING),
  );
  const htmlOf = createTemplate(html, site.languageAt(route), siteData?.icons);
  const page = htmlOf(withSite(site.pageData(route), siteData), { html: '', head: '' });
  // The studio shows a page in its frame that is not saved yet: it is there, only not on the disk.
  const isInFrame = request.headers['sec-fetch-dest'] === 'iframe';
  sendHtml(response, pathname !== undefined && (site.has(route) || isInFrame) ? 200 : 404, page);
}

/** In a further language header and footer differ from those that the script has. */
const withSite = (page: PageData, site: SiteData | undefined): PageData =>
  site?.site.home === undefined ? page : { ...page, site };

function sendHtml(response: ServerResponse, status: number, html: string) {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(html);
}
