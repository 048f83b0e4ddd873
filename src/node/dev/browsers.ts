import type { ViteDevServer } from 'vite';
import { DEV_EVENTS } from '../../content/model/dev-protocol';
import { SITE_MODULE } from '../bundle/vite-plugin';
import type { DevSite } from './dev-site';

/** The browsers that show the site while it is edited. */
export interface Browsers {
  /** From now on answers the browsers of a server. */
  attach(server: ViteDevServer): void;
  /** Tells each what it is to show now. */
  renew(): void;
}

/** Remembers which route each browser shows, so that a change is sent at once and need not be asked for. */
export function createBrowsers(site: DevSite): Browsers {
  const routes = new WeakMap<object, string>();
  let server: ViteDevServer | undefined;
  return {
    attach(attached) {
      server = attached;
      server.ws.on(DEV_EVENTS.watch, (question: { route?: unknown }, client) => {
        if (typeof question?.route !== 'string') return;
        routes.set(client, question.route);
        client.send(DEV_EVENTS.view, site.view(question.route));
      });
    },
    renew() {
      if (!server) return;
      const graph = server.environments.client.moduleGraph;
      const module = graph.getModuleById(SITE_MODULE);
      if (module) graph.invalidateModule(module);
      for (const client of server.ws.clients) {
        const route = routes.get(client);
        if (route !== undefined) client.send(DEV_EVENTS.view, site.view(route));
      }
    },
  };
}
