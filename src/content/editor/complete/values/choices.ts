import type { SchemaNode } from '../../../schema/keywords';
import { choicesIn } from '../../places/schema-words';
import { explainBlock } from '../../places/explain';
import type { SchemaHelp } from '../../places/schema-help';
import type { Slot } from '../../places/slot';
import type { Offer } from '../offer';

/** The values that the schema lets choose from, each with what it means. */
export function choices({ schema, name }: Slot, help: SchemaHelp): Offer[] {
  if (!schema) return [];
  if (schema.type === 'boolean')
    return ['true', 'false'].map((label) => ({ label, kind: 'value', body: label }));
  return listed(schema).map(({ value, meaning }) => ({
    label: value,
    kind: 'choice',
    body: JSON.stringify(value),
    documentation: (name === 'type' && explainBlock(value, help)) || meaning,
  }));
}

function listed(schema: SchemaNode) {
  return typeof schema.const === 'string' ? [{ value: schema.const, meaning: '' }] : choicesIn(schema);
}
