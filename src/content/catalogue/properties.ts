import { isRecord } from '../util/is-record';
import type { Choice, PropertyGuide, ValueKind } from './catalogue-entry';
import { followReference, listIn, numberIn, type Schema, type SchemaPlace, textIn } from './schema-place';

/**
 * Every property that a schema describes, including those of nested objects and lists. Blocks inside a block are named, not
 * expanded: they have entries of their own.
 *
 * @param place the schema of an object
 * @param path the names that lead to it
 */
export function propertiesOf(place: SchemaPlace, path: readonly string[] = []): PropertyGuide[] {
  const { properties } = place.schema;
  if (!isRecord(properties)) return [];
  const required = listIn(place.schema, 'required');
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (!isRecord(schema)) return [];
    const here = followReference({ ...place, schema });
    const guide: PropertyGuide = {
      path: [...path, name],
      isRequired: required.includes(name),
      description: textIn(here.schema, 'description') ?? '',
      holds: kindOf(here),
      choices: choicesOf(innermost(here).schema),
    };
    return [guide, ...inside(here, guide.path)];
  });
}

function inside(place: SchemaPlace, path: readonly string[]): PropertyGuide[] {
  const group = innermost(place);
  return isBlock(group.schema) ? [] : propertiesOf(group, path);
}

/** What a list holds, and a list of lists; anything else is itself. */
function innermost(place: SchemaPlace): SchemaPlace {
  const items = itemsOf(place);
  return items ? innermost(items) : place;
}

function itemsOf(place: SchemaPlace): SchemaPlace | undefined {
  const { items } = place.schema;
  return isRecord(items) ? followReference({ ...place, schema: items }) : undefined;
}

function kindOf(place: SchemaPlace): ValueKind {
  const { schema } = place;
  if ('const' in schema) return { form: 'fixed', value: String(schema.const) };
  if (isBlock(schema)) return { form: 'block' };
  if ('enum' in schema) return { form: 'choice' };
  if (schema.type === 'array') {
    const items = itemsOf(place);
    const of: ValueKind = items ? kindOf(items) : { form: 'anything' };
    return { form: 'list', of, least: numberIn(schema, 'minItems'), most: numberIn(schema, 'maxItems') };
  }
  if (schema.type === 'string') return { form: 'text', longest: numberIn(schema, 'maxLength') };
  if (schema.type === 'object') return { form: 'group' };
  if (schema.type === 'boolean') return { form: 'yes-or-no' };
  if (schema.type === 'number' || schema.type === 'integer') return { form: 'number' };
  return { form: 'anything' };
}

/** The union of blocks is the only schema with snippets. */
const isBlock = (schema: Schema) => Array.isArray(schema.defaultSnippets);

/** Editors show the texts beside an enumeration in the same order. */
function choicesOf(schema: Schema): Choice[] {
  if (isBlock(schema)) return [];
  const described = [...listIn(schema, 'markdownEnumDescriptions'), ...listIn(schema, 'enumDescriptions')];
  return listIn(schema, 'enum').map((value, index) => {
    const description = described[index];
    return { value: String(value), description: typeof description === 'string' ? description : undefined };
  });
}
