import path from 'node:path';
import { contentType } from 'mime-types';
import type { Plugin } from 'vite';
import { swapLateFonts } from '../../assets/fonts/swap-late-fonts';
import { siteStyle } from '../../bundle/site/site-style';
import { CACHED } from '../../hosting/policy/headers';
import { requestPath } from '../../hosting/serve/request-path';
import type { DevSite } from '../dev-site';
import { forwardErrors } from '../server/forward-errors';
import { BUNDLE, type DevBundle, devBundle } from './make-bundle';

/** A module that an HTML file begins with. */
const SCRIPT = /<script type="module" src="\/(src\/[^"]+)"><\/script>/;

/**
 * Serves the code as a bundle. Vite serves only what is known when a page is opened: the site, and the connection by which the server
 * sends messages. A change of the code is seen at the next start.
 */
export function serveBundle(site: DevSite): Plugin {
  const bundle = devBundle();
  // Whoever asks for a page hears of it.
  bundle.catch(() => {});
  return {
    name: 'pagewright:serve-bundle',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => bundledHtml(html, await bundle),
    },
    configureServer(server) {
      server.middlewares.use(
        forwardErrors(async (request, response, next) => {
          const address = requestPath(request.url);
          if (!address?.startsWith(BUNDLE)) return next();
          const { files, pageSheet } = await bundle;
          const content = files.get(address.slice(BUNDLE.length));
          if (!content) return next();
          const isOfPages = address === pageSheet;
          response.writeHead(200, {
            'content-type': contentType(path.extname(address)) || 'application/octet-stream',
            'cache-control': isOfPages ? 'no-store' : CACHED,
          });
          response.end(address.endsWith('.css') ? sheetOf(content, isOfPages ? site : undefined) : content);
        }),
      );
    },
  };
}

function bundledHtml(html: string, { entries }: DevBundle): string {
  return html.replace(SCRIPT, (tag, module: string) => {
    const entry = entries[module];
    if (!entry)
      throw new Error(`No bundle begins with ${module}; src/node/dev/bundled/make-bundle.ts lists them.`);
    const sheet = entry.sheet === undefined ? '' : `<link rel="stylesheet" href="${entry.sheet}">`;
    return `${sheet}${tag.replace(`/${module}`, entry.script)}`;
  });
}

/**
 * A style sheet as dev has it.
 *
 * @param site left out for the studio; for pages, whose palette stands in them, where it follows the site document
 */
function sheetOf(content: Uint8Array, site: DevSite | undefined): string {
  const css = swapLateFonts(Buffer.from(content).toString());
  const data = site?.siteData();
  return data ? siteStyle(css, { site: data.site }) : css;
}
