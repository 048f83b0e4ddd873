import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/node/project';

const SCHEMA = '.schema.json';

/** Every block type that has a schema, in order. */
export const blockTypes: readonly string[] = readdirSync(path.join(PROJECT_ROOT, 'schema/blocks'))
  .filter((name) => name.endsWith(SCHEMA))
  .map((name) => name.slice(0, -SCHEMA.length))
  .sort();

/** The examples of a block type that are named after the layout they show, such as `full-color`. */
export function layoutExamples(type: string): string[] {
  const file = path.join(PROJECT_ROOT, 'schema/blocks', `${type}.examples.json`);
  const examples: Record<string, { layout?: string }> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(examples)
    .filter(([name, { layout }]) => layout !== undefined && name.startsWith(layout))
    .map(([name]) => name);
}
