/**
 * The packages of the studio's JSON view, and those that they import. Vite serves them as they are: they are modules already, and to
 * bundle them ahead would make each first start slower, or load the open studio anew when they are first asked for.
 */
export const UNBUNDLED = [
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-json',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/search',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/common',
  '@lezer/highlight',
  '@lezer/json',
  '@lezer/lr',
  '@marijn/find-cluster-break',
  'crelt',
  'style-mod',
  'w3c-keyname',
];
