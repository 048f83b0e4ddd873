import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ChoiceField, Field, Property } from '../../../src/content/form/field';
import { formSchema } from '../../../src/content/form/form-schema';
import { pointerTo } from '../../../src/content/json/locate';
import { SITE_PATH } from '../../../src/content/model/source';
import { isRecord } from '../../../src/content/util/is-record';
import { PROJECT_ROOT } from '../../../src/node/project';
import { loadSchemas } from '../../../src/node/read/validator-config';
import { blockTypes } from '../../support/block-types';

const schemas = await loadSchemas();
const kinds = { page: formSchema(schemas, 'page'), site: formSchema(schemas, 'site') };

/** In characters: a longer label does not fit above its field. */
const LONGEST_LABEL = 44;

describe.each(['page', 'site'] as const)('the form of a %s document', (kind) => {
  const root = kinds[kind].at({}, '');
  const properties = root ? [...partsOf(root.field, kind)] : [];

  test('has a control for each shape of its schema', () => {
    const without = properties.filter(({ property }) => property.field.control === 'json');
    expect(
      without.map(({ place }) => place),
      'No control shows these properties: write their schema in a shape that src/content/form/read-field.ts knows, or add the shape there and its control in src/studio/form/FieldView.tsx',
    ).toEqual([]);
  });

  test('calls each property by words that fit above its field, and explains it', () => {
    const shown = properties.filter(({ property }) => property.field.control !== 'fixed');
    const bad = shown.filter(
      ({ property }) =>
        !/^[A-Z]/.test(property.label) || property.label.length > LONGEST_LABEL || property.help.length < 8,
    );
    expect(
      bad.map(({ place, property }) => `${place}: ${property.label}`),
      'Give these properties a label under "labels" in the schema of their object, and a description',
    ).toEqual([]);
  });

  test('says of each choice that can be left out what that means', () => {
    const unnamed = properties.filter(
      ({ property: { field, isRequired } }) =>
        !isRequired && 'options' in field && (field.leftOut === undefined || isOption(field.leftOut, field)),
    );
    expect(
      unnamed.map(({ place }) => place),
      'Give these properties a "leftOutLabel" in their schema, which is the label of no other option',
    ).toEqual([]);
  });

  test('calls no two properties of an object the same', () => {
    const named = properties.map(({ place, property }) => place.replace(/[^›]+$/, ` ${property.label}`));
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  });
});

test.each(blockTypes)('each value in the examples of %s has its field', (type) => {
  const file = path.join(PROJECT_ROOT, `schema/blocks/${type}.examples.json`);
  const examples: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  for (const block of Object.values(examples)) expect(unknownIn('page', { blocks: [block] })).toEqual([]);
});

test('each value of the site document has its field', () => {
  const text = readFileSync(path.join(PROJECT_ROOT, 'pages', SITE_PATH), 'utf8');
  expect(unknownIn('site', JSON.parse(text))).toEqual([]);
});

const isOption = (label: string, { options }: ChoiceField) =>
  options.some((option) => option.label === label);

interface Placed {
  property: Property;
  /** For a person: `page › blocks › faq › heading`. */
  place: string;
}

/** All properties that a field holds, at any depth. Blocks inside blocks are the same as those outside. */
function* partsOf(field: Field, place: string, around: readonly Field[] = []): Generator<Placed> {
  if (around.includes(field)) return;
  const within = [...around, field];
  switch (field.control) {
    case 'group':
    case 'image':
      for (const property of field.properties) {
        const inside = `${place} › ${property.name}`;
        yield { property, place: inside };
        yield* partsOf(property.field, inside, within);
      }
      break;
    case 'list':
    case 'lines':
    case 'table':
      yield* partsOf(field.items, place, within);
      break;
    case 'variant':
      for (const kind of field.kinds) yield* partsOf(kind.field, `${place} › ${kind.type}`, within);
      break;
    default:
  }
}

/** Pointers of values that no field shows; the schema and the version of a document are not to be seen. */
function unknownIn(kind: 'page' | 'site', document: unknown): string[] {
  const unknown: string[] = [];
  const visit = (value: unknown, pointer: string) => {
    const field = kinds[kind].at(document, pointer)?.field;
    if (!field || field.control === 'json') unknown.push(pointer);
    else if (Array.isArray(value))
      for (const [index, entry] of value.entries()) visit(entry, pointerTo(pointer, index));
    else if (isRecord(value))
      for (const [name, part] of Object.entries(value)) visit(part, pointerTo(pointer, name));
  };
  visit(document, '');
  return unknown.filter((pointer) => pointer !== '/$schema' && pointer !== '/version');
}
