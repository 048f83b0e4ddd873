import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../src/node/project';

const SCHEMA_DIR = path.join(PROJECT_ROOT, 'schema');
const names = globSync('**/*.schema.json', { cwd: SCHEMA_DIR }).sort();

interface SchemaNode {
  [keyword: string]: unknown;
}

const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(SCHEMA_DIR, name), 'utf8'));

describe.each(names)('schema/%s', (name) => {
  test('each property has a description, a sentence for an editor', () => {
    expect(undescribed(name, read(name), '')).toEqual([]);
  });

  test('nothing stands beside a $ref, where the language service drops it', () => {
    expect(refsWithCompany(read(name), '')).toEqual([]);
  });
});

/** Places of properties without a description of their own or of what they refer to. */
function undescribed(file: string, node: unknown, place: string): string[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => undescribed(file, item, `${place}/${index}`));
  if (!isNode(node)) return [];
  const missing = isNode(node.properties)
    ? Object.entries(node.properties)
        .filter(([, property]) => !isSentence(descriptionOf(file, property)))
        .map(([property]) => `${place}/properties/${property}`)
    : [];
  // What an `if` asks for is described where it is allowed.
  const inside = Object.entries(node).filter(([keyword]) => !['defaultSnippets', 'if'].includes(keyword));
  return [...missing, ...inside.flatMap(([keyword, part]) => undescribed(file, part, `${place}/${keyword}`))];
}

function descriptionOf(file: string, property: unknown): unknown {
  if (!isNode(property) || typeof property.$ref !== 'string')
    return isNode(property) ? property.description : undefined;
  const [target = '', pointer = ''] = property.$ref.split('#');
  const other = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
  return descriptionOf(other, follow(read(other), pointer));
}

function follow(node: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (isNode(part) ? part[name] : undefined), node);
}

const isSentence = (text: unknown) =>
  typeof text === 'string' && /^[A-Z].{6,}[.!?…)]$|https?:\S+$/.test(text);

function refsWithCompany(node: unknown, place: string): string[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => refsWithCompany(item, `${place}/${index}`));
  if (!isNode(node)) return [];
  const own = typeof node.$ref === 'string' && Object.keys(node).length > 1 ? [place] : [];
  return [
    ...own,
    ...Object.entries(node).flatMap(([keyword, part]) => refsWithCompany(part, `${place}/${keyword}`)),
  ];
}
