import type { Plugin } from 'vite';

/** What react-router makes when it is loaded, whether or not somebody uses it. */
const MAKERS = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** Names for the developer tools, and what an error boundary of routes gets from React Server Components. */
const NOTES = /^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm;

/** Values that it makes when it is loaded from others that never change. */
const VALUES = /^(var \w+ = )(new (?:Set|URL)\(|Object\.getOwnPropertyNames\()/gm;

/** Its version for those who look at a page's window. */
const VERSION = /window\.__reactRouterVersion =[^"]*"[^"]*";/;

/** In the file that its package.json names; the one without them is not named there. */
const WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';

/** The one that stands without that: the address is outside the folder of the router, which this site has none of. */
const OUTSIDE = /\bwarning\(\s*locationContext != null,\s*`[^`]*`\s*\);/;

/**
 * Lets the bundler leave out those parts of react-router that nobody uses. It is one module of 360 KB, in which contexts
 * and components are made at the top without the mark that this has no side effect; so all that they refer to stayed.
 * Warnings for developers go, too.
 */
export function slimRouter(): Plugin {
  return {
    name: 'pagewright:slim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(MAKERS, '= /* @__PURE__ */ $1')
          .replace(VALUES, '$1/* @__PURE__ */ $2')
          .replace(NOTES, '')
          .replace(VERSION, '')
          .replace(WARNINGS, WARNINGS.replace('true', 'false'))
          .replace(OUTSIDE, ''),
        map: null,
      }),
    },
  };
}
