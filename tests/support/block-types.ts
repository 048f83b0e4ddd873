import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/node/project';

const SCHEMA = '.schema.json';

/** Every block type that has a schema, in order. */
export const blockTypes: readonly string[] = readdirSync(path.join(PROJECT_ROOT, 'schema/blocks'))
  .filter((name) => name.endsWith(SCHEMA))
  .map((name) => name.slice(0, -SCHEMA.length))
  .sort();
