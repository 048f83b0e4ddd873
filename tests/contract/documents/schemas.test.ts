import { describe, expect, test } from 'vitest';
import { followRefs, refTargets, schemaFiles } from '../../../src/content/schema/references';
import { isRecord } from '../../../src/content/util/is-record';
import { loadSchemas } from '../../../src/node/read/validator-config';

const files = schemaFiles(await loadSchemas());
const targets = refTargets(files);

describe.each(Object.entries(files).sort())('schema/%s', (_name, schema) => {
  test('each property has a description, a sentence for an editor', () => {
    expect(undescribed(schema, '')).toEqual([]);
  });

  test('nothing stands beside a $ref, where the language service drops it', () => {
    expect(refsWithCompany(schema, '')).toEqual([]);
  });

  test('what is called rare is a property of the same object', () => {
    expect(rareWithoutProperty(schema)).toEqual([]);
  });
});

function rareWithoutProperty(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(rareWithoutProperty);
  if (!isRecord(node)) return [];
  const { rare, properties } = node;
  const unknown = Array.isArray(rare)
    ? rare.filter((name) => !isRecord(properties) || !Object.hasOwn(properties, name))
    : [];
  return [...unknown, ...Object.values(node).flatMap(rareWithoutProperty)];
}

/** Places of properties without a description of their own or of what they refer to. */
function undescribed(node: unknown, place: string): string[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => undescribed(item, `${place}/${index}`));
  if (!isRecord(node)) return [];
  const missing = isRecord(node.properties)
    ? Object.entries(node.properties)
        .filter(([, property]) => !isSentence(descriptionOf(property)))
        .map(([property]) => `${place}/properties/${property}`)
    : [];
  // What an `if` asks for is described where it is allowed.
  const inside = Object.entries(node).filter(([keyword]) => !['defaultSnippets', 'if'].includes(keyword));
  return [...missing, ...inside.flatMap(([keyword, part]) => undescribed(part, `${place}/${keyword}`))];
}

const descriptionOf = (property: unknown) =>
  isRecord(property) ? followRefs(property, targets).description : undefined;

const isSentence = (text: unknown) =>
  typeof text === 'string' && /^[A-Z].{6,}[.!?…)]$|https?:\S+$/.test(text);

function refsWithCompany(node: unknown, place: string): string[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => refsWithCompany(item, `${place}/${index}`));
  if (!isRecord(node)) return [];
  const own = typeof node.$ref === 'string' && Object.keys(node).length > 1 ? [place] : [];
  return [
    ...own,
    ...Object.entries(node).flatMap(([keyword, part]) => refsWithCompany(part, `${place}/${keyword}`)),
  ];
}
