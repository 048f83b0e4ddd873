import type { ViteDevServer } from 'vite';
import { DEV_EVENTS } from '../../content/model/protocols/dev-protocol';
import { HOME } from '../../content/model/addresses/route';
import { RESOLVED_SITE_ID } from '../bundle/plugins/site-plugin';
import type { DevSite } from './dev-site';

/** The browsers that are connected to the dev server. */
export interface Browsers {
  /** Starts to answer the browsers of a server. */
  attach(server: ViteDevServer): void;
  /** Sends each browser its current view. */
  renew(): void;
}

/** Remembers which route each browser shows, so that a change is sent at once, without a request. */
export function createBrowsers(site: DevSite): Browsers {
  const routes = new WeakMap<object, string>();
  let server: ViteDevServer | undefined;
  let known: string | undefined;
  return {
    attach(attached) {
      server = attached;
      known = site.languageAt(HOME);
      server.ws.on(DEV_EVENTS.watch, (question: { route?: unknown }, client) => {
        if (typeof question?.route !== 'string') return;
        routes.set(client, question.route);
        client.send(DEV_EVENTS.view, site.view(question.route));
      });
    },
    renew() {
      if (!server) return;
      const graph = server.environments.client.moduleGraph;
      // Style sheets are turned for languages that are written from right to left.
      const language = site.languageAt(HOME);
      if (language !== known) graph.invalidateAll();
      known = language;
      const module = graph.getModuleById(RESOLVED_SITE_ID);
      if (module) graph.invalidateModule(module);
      for (const client of server.ws.clients) {
        const route = routes.get(client);
        if (route !== undefined) client.send(DEV_EVENTS.view, site.view(route));
      }
    },
  };
}
