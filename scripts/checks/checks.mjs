/**
 * All checks, in this order. What each one runs is defined in the `scripts` of package.json.
 *
 * @typedef {object} Check
 * @property {string} name the word for `npm test -- <name>` and in the summary
 * @property {string} script its npm script
 * @property {string} [needs] another check that must not have failed before it
 * @property {boolean} [single] whether it keeps one core busy, so that another may run beside it
 * @property {boolean} [browser] whether it opens a browser
 * @property {boolean} [nginx] whether it starts an nginx
 * @property {string} [times] the file in which it records how long each of its tests has taken
 * @property {string} [covers] what it checks, as text for people, where it is one of the rest
 */

/** What `npm test` checks: every kind of check, each block, each state that a visitor opens, and a sample of pages. @type {readonly Check[]} */
export const CHECKS = [
  { name: 'format', script: 'check:format', single: true },
  { name: 'lint', script: 'check:lint', single: true },
  { name: 'types', script: 'check:types', single: true },
  { name: 'generated', script: 'check:generated', single: true },
  { name: 'migrated', script: 'check:migrated', single: true },
  { name: 'knip', script: 'check:knip', single: true },
  { name: 'validate', script: 'validate' },
  { name: 'build', script: 'build' },
  // After the build, since it takes what that has bundled.
  { name: 'unit', script: 'test:unit', times: 'test-results/unit.json' },
  { name: 'budgets', script: 'check:budgets', needs: 'build' },
  {
    name: 'e2e',
    script: 'test:e2e',
    needs: 'build',
    browser: true,
    nginx: true,
    times: 'test-results/e2e.json',
  },
  { name: 'visual', script: 'visual', browser: true, times: 'test-results/visual.json' },
];

/** What `npm run test:rest` checks after it, over the site that `npm test` has built. @type {readonly Check[]} */
export const REST = [
  {
    name: 'search',
    script: 'test:search',
    times: 'test-results/search.json',
    covers:
      'every other moment of an interruption, every other malformed address, more random documents, axe-core on every other example of a block, and on the studio’s form of every other one, a build with the catalogue and one without the studio, other scripts and languages, twenty mistakes in an editor, two of three fixes',
  },
  {
    name: 'pages',
    script: 'test:pages',
    browser: true,
    times: 'test-results/pages.json',
    covers:
      'every other page; colours of every page, and whole pages with a part open, in both themes; axe-core on the catalogue; more journeys; the studio by keyboard alone, on bad days, and the rest of its tasks',
  },
  {
    name: 'nginx',
    script: 'test:nginx:found',
    browser: true,
    times: 'test-results/nginx.json',
    covers: 'what depends on the server, over nginx, where it is',
  },
  {
    name: 'browsers',
    script: 'test:browsers:found',
    covers: 'journeys in Firefox and WebKit, where they are',
  },
];
