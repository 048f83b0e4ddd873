import type { Plugin } from 'vite';
import { SITE_ADDRESS, SITE_ID } from '../../bundle/plugins/site-plugin';

/** What Vite gives a page to hear from the server with. It is asked for when the page is opened: its secret is another one each time. */
const CLIENT = '/@vite/client';
const CLIENT_ID = 'virtual:pagewright/vite-client';

/** As it is written in the code. */
const HOT = /\bimport\.meta\.hot\b/g;

/**
 * Bundles the code as dev has it: with what a built site leaves out, with messages from the server, and with the site as it is
 * when a page is opened.
 */
export const keepDevParts: Plugin = {
  name: 'pagewright:keep-dev-parts',
  enforce: 'pre',
  config: () => ({ define: { 'import.meta.env.DEV': 'true' } }),
  resolveId(id) {
    if (id === CLIENT_ID) return { id: CLIENT, external: 'absolute' };
    return id === SITE_ID ? { id: SITE_ADDRESS, external: 'absolute' } : undefined;
  },
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: HOT },
    handler(code, id) {
      const context = `createHotContext(${JSON.stringify(id)})`;
      const head = `import { createHotContext } from '${CLIENT_ID}';\nconst hotContext = ${context};\n`;
      return { code: head + code.replace(HOT, 'hotContext'), map: null };
    },
  },
};
