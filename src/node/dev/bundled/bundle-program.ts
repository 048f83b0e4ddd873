import { keepDevBundle } from './make-bundle';

/*
 * Bundles the code of the studio and of its pages in a process of its own:
 *
 *   node scripts/run-ts.mjs src/node/dev/bundled/bundle-program.ts CODE_HASH DIR
 */
const [codeHash = '', dir = ''] = process.argv.slice(2);
await keepDevBundle(codeHash, dir);
