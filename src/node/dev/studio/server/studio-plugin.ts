import type { Plugin, ViteDevServer } from 'vite';
import { STUDIO } from '../../../../content/model/protocols/studio-protocol';
import { requestPath } from '../../../hosting/serve/request-path';
import type { DevSite } from '../../dev-site';
import { keepSuccess } from '../../../system/async/keep-success';
import { forwardErrors } from '../../server/forward-errors';
import type { StudioSite } from '../calls';
import type { StudioServer } from './studio-server';
import { waitUntil } from '../wait-until';

type StudioOptions = Pick<StudioSite, 'pagesDir' | 'config' | 'documentCheck' | 'icons'> & { site: DevSite };

/**
 * The studio in dev. Until somebody opens it, none of its code is loaded.
 *
 * @returns the plugin, and what to call after each change on the disk
 */
export function studioPlugin({ site, ...options }: StudioOptions): { plugin: Plugin; renew: () => void } {
  let studio: (() => Promise<StudioServer>) | undefined;
  const sources = () => {
    if (!site.sources) throw new Error('The studio is opened only after the site was read.');
    return site.sources;
  };
  const untilShown = (picture: string) => waitUntil(() => site.hasPicture(picture));
  async function load(server: ViteDevServer): Promise<StudioServer> {
    const { createStudioServer } = await import('./studio-server');
    return createStudioServer({ ...options, server, sources, untilShown });
  }
  return {
    renew: () => {
      // Whoever opens the studio sees why it could not be loaded.
      void studio?.().then(
        (each) => each.renew(),
        () => undefined,
      );
    },
    plugin: {
      name: 'pagewright:studio',
      configureServer(server) {
        const loaded = keepSuccess(() => load(server));
        server.middlewares.use(
          forwardErrors(async (request, response, next) => {
            if (!`${requestPath(request.url)}/`.startsWith(`${STUDIO}/`)) return next();
            studio = loaded;
            await (await loaded()).answer(request, response);
          }),
        );
      },
    },
  };
}
