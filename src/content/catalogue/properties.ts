import { isRecord } from '../util/is-record';
import type { Choice, PropertyGuide, ValueKind } from '../model/protocols/catalogue-entry';
import { listIn, numberIn, type SchemaNode, textIn } from '../schema/keywords';
import { followRefs, type RefTargets } from '../schema/references';

/**
 * Every property that a schema describes, including those of nested objects and lists. Blocks inside a block are named, not
 * expanded: they have entries of their own.
 *
 * @param schema that of an object
 * @param targets of the references in it
 * @param path the names that lead to it
 */
export function propertiesOf(
  schema: SchemaNode,
  targets: RefTargets,
  path: readonly string[] = [],
): PropertyGuide[] {
  const { properties } = schema;
  if (!isRecord(properties)) return [];
  const required = listIn(schema, 'required');
  return Object.entries(properties).flatMap(([name, value]) => {
    if (!isRecord(value)) return [];
    const property = followRefs(value, targets);
    const inner = innermost(property, targets);
    const guide: PropertyGuide = {
      path: [...path, name],
      isRequired: required.includes(name),
      description: textIn(property, 'description') ?? '',
      holds: kindOf(property, targets),
      choices: choicesOf(inner),
    };
    return [guide, ...(isBlock(inner) ? [] : propertiesOf(inner, targets, guide.path))];
  });
}

/** What a list holds, and a list of lists; anything else is itself. */
function innermost(schema: SchemaNode, targets: RefTargets): SchemaNode {
  const items = itemsOf(schema, targets);
  return items ? innermost(items, targets) : schema;
}

function itemsOf({ items }: SchemaNode, targets: RefTargets): SchemaNode | undefined {
  return isRecord(items) ? followRefs(items, targets) : undefined;
}

function kindOf(schema: SchemaNode, targets: RefTargets): ValueKind {
  if ('const' in schema) return { form: 'fixed', value: String(schema.const) };
  if (isBlock(schema)) return { form: 'block' };
  if ('enum' in schema) return { form: 'choice' };
  if (schema.type === 'array') {
    const items = itemsOf(schema, targets);
    const of: ValueKind = items ? kindOf(items, targets) : { form: 'anything' };
    return { form: 'list', of, least: numberIn(schema, 'minItems'), most: numberIn(schema, 'maxItems') };
  }
  if (schema.type === 'string') return { form: 'text', longest: numberIn(schema, 'maxLength') };
  if (schema.type === 'object') return { form: 'group' };
  if (schema.type === 'boolean') return { form: 'yes-or-no' };
  if (schema.type === 'number' || schema.type === 'integer') return { form: 'number' };
  return { form: 'anything' };
}

/** The union of blocks is the only schema with snippets. */
const isBlock = (schema: SchemaNode) => Array.isArray(schema.defaultSnippets);

/** Editors show the texts beside an enumeration in the same order. */
function choicesOf(schema: SchemaNode): Choice[] {
  if (isBlock(schema)) return [];
  const described = [...listIn(schema, 'markdownEnumDescriptions'), ...listIn(schema, 'enumDescriptions')];
  return listIn(schema, 'enum').map((value, index) => {
    const description = described[index];
    return { value: String(value), description: typeof description === 'string' ? description : undefined };
  });
}
