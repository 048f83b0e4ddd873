import type { Plugin, ViteDevServer } from 'vite';
import { STUDIO } from '../../../../content/model/protocols/studio-protocol';
import { loadIconSet } from '../../../assets/icons/icon-set';
import { requestPath } from '../../../hosting/serve/request-path';
import { loadValidatorConfig } from '../../../read/validator-config';
import type { DevSite } from '../../dev-site';
import { forwardErrors } from '../../server/forward-errors';
import type { StudioServer } from './studio-server';
import { waitUntil } from '../wait-until';

/**
 * The studio in dev. Until somebody opens it, none of its code is loaded.
 *
 * @returns the plugin, and what to call after each change on the disk
 */
export function studioPlugin(pagesDir: string, site: DevSite): { plugin: Plugin; renew: () => void } {
  let studio: Promise<StudioServer> | undefined;
  const sources = () => {
    if (!site.sources) throw new Error('The studio is opened only after the site was read.');
    return site.sources;
  };
  const untilShown = (picture: string) => waitUntil(() => site.hasPicture(picture));
  async function load(server: ViteDevServer): Promise<StudioServer> {
    const [{ createStudioServer }, config, icons] = await Promise.all([
      import('./studio-server'),
      loadValidatorConfig(),
      loadIconSet(),
    ]);
    return createStudioServer({ server, pagesDir, config, icons, sources, untilShown });
  }
  return {
    renew: () => void studio?.then((each) => each.renew()),
    plugin: {
      name: 'pagewright:studio',
      configureServer(server) {
        server.middlewares.use(
          forwardErrors(async (request, response, next) => {
            if (!`${requestPath(request.url)}/`.startsWith(`${STUDIO}/`)) return next();
            studio ??= load(server);
            await (await studio).answer(request, response);
          }),
        );
      },
    },
  };
}
