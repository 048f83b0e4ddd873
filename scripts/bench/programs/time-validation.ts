import { createValidator } from '../../../src/content/check/validate';
import { loadValidatorConfig } from '../../../src/node/read/validator-config';
import { readSite } from '../../../src/node/read/read-site';

/**
 * Validation after start-up: the documents are read and the schemas compiled. Prints the milliseconds that it took.
 *
 *   node scripts/run-ts.mjs scripts/bench/programs/time-validation.ts PAGES_DIR
 */
const validator = createValidator(await loadValidatorConfig());
const sources = await readSite(process.argv[2] ?? 'pages');
const started = performance.now();
const { issues } = validator.validate(sources);
const took = performance.now() - started;
if (issues.some(({ severity }) => severity === 'error')) throw new Error('The documents have errors.');
console.log(`took ${took}`);
