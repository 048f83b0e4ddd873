import { keepBundle } from './bundle-cache';

/*
 * Bundles the code in a process of its own:
 *
 *   node scripts/run-ts.mjs src/node/bundle/bundle-program.ts CODE_HASH DIR
 */
const [codeHash = '', dir = ''] = process.argv.slice(2);
await keepBundle(codeHash, dir, true);
