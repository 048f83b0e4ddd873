import type { Plugin } from 'vite';

/**
 * What the bundler puts around a CommonJS module, so that others can import its default: an object with a getter for each
 * thing that is in the module.
 */
const HELPER = /var __toESM = \([^;]*?\n\}\) : target, mod\)\);/;

const WITHOUT_DEFAULT = 'var __toESM = (mod) => mod;';

/** A module that something imports the default of. */
const DEFAULT = /\bimport_\w+\.default\b/;

/**
 * Lets pages, and the threads that render them, call React directly. A getter was asked for each element: rendering took a
 * tenth longer, and a visitor fetched the code that makes them.
 *
 * @throws where something imports the default of a CommonJS module, which has none then
 */
export function quickReact(): Plugin {
  return {
    name: 'pagewright:quick-react',
    apply: 'build',
    renderChunk(code, { fileName }) {
      const found = DEFAULT.exec(code)?.[0];
      if (found) {
        this.error(`${fileName} uses ${found}. Import by name what it takes from that CommonJS module.`);
      }
      return { code: code.replace(HELPER, WITHOUT_DEFAULT), map: null };
    },
  };
}
