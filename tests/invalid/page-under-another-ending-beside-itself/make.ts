import { type Case, heels } from '../case';

/** To rename it would overwrite the page. */
export default {
  files: { 'heels.json': heels },
  strays: [{ path: 'heels.json.txt', kind: 'ending' }],
} satisfies Case;
