import type { Node } from 'jsonc-parser';
import { isRecord } from '../../util/is-record';
import { propertiesOf } from '../../json/parse';
import { choicesOf } from '../../schema/keywords';
import { followRefs, refTargets, schemaFiles } from '../../schema/references';
import type { Schemas } from '../../model/source';

/** By object of a document: the names of its properties in the right order. */
export type PropertyOrder = ReadonlyMap<Node, readonly string[]>;

/** Finds the order of properties: that of the schemas, with `type` first. */
export function propertyOrder(schemas: Schemas): (tree: Node, kind: 'page' | 'site') => PropertyOrder {
  const targets = refTargets(schemaFiles(schemas));

  /** Follows references, and of several schemas takes the one that an object's `type` chooses. */
  function schemaOf(schema: unknown, node: Node): unknown {
    if (!isRecord(schema)) return undefined;
    const target = followRefs(schema, targets);
    const choices = choicesOf(target);
    if (choices.length === 0) return target;
    if (choices.length === 1) return schemaOf(choices[0], node);
    const type = propertiesOf(node).find(({ key }) => key.value === 'type')?.value.value;
    return choices
      .map((choice) => schemaOf(choice, node))
      .find((choice) => type !== undefined && typeOf(choice) === type);
  }

  function visit(node: Node, schema: unknown, order: Map<Node, readonly string[]>) {
    const known = schemaOf(schema, node);
    if (!isRecord(known)) return;
    if (node.type === 'array') for (const item of node.children ?? []) visit(item, known.items, order);
    const properties = known.properties;
    if (node.type !== 'object' || !isRecord(properties)) return;
    const names = Object.keys(properties);
    order.set(node, names.includes('type') ? ['type', ...names.filter((name) => name !== 'type')] : names);
    for (const { key, value } of propertiesOf(node)) {
      if (Object.hasOwn(properties, key.value)) visit(value, properties[key.value], order);
    }
  }

  return (tree, kind) => {
    const order = new Map<Node, readonly string[]>();
    visit(tree, schemas[kind], order);
    return order;
  };
}

function typeOf(schema: unknown): unknown {
  const properties = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};
  return isRecord(properties.type) ? properties.type.const : undefined;
}
