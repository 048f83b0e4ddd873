/**
 * Everything that `npm test` and CI check, in this order. What each one runs stands once, in the
 * `scripts` of package.json.
 *
 * @typedef {object} Check
 * @property {string} name the word for `npm test -- <name>` and in the summary
 * @property {string} script its npm script
 * @property {string} [needs] another check that must not have failed before it
 * @property {boolean} [browser] whether it opens a browser
 * @property {boolean} [nginx] whether it starts an nginx
 */

/** @type {readonly Check[]} */
export const CHECKS = [
  { name: 'format', script: 'check:format' },
  { name: 'lint', script: 'check:lint' },
  { name: 'types', script: 'check:types' },
  { name: 'generated', script: 'check:generated' },
  { name: 'migrated', script: 'check:migrated' },
  { name: 'knip', script: 'check:knip' },
  { name: 'unit', script: 'test:unit' },
  { name: 'validate', script: 'validate' },
  { name: 'build', script: 'build' },
  { name: 'budgets', script: 'check:budgets', needs: 'build' },
  { name: 'e2e', script: 'test:e2e', needs: 'build', browser: true, nginx: true },
  { name: 'visual', script: 'visual', browser: true },
];
