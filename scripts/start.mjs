import { prepare } from './prepare.mjs';

await prepare();
// In this process: another one would take a moment to start.
process.argv.splice(1, 1, 'scripts/run-ts.mjs', 'scripts/start.ts');
await import('./run-ts.mjs');
