import type { Node } from 'jsonc-parser';
import { parentOf, segmentsOf } from '../json/locate';
import { propertiesOf } from '../json/parse';
import { partOf, valueAt } from '../json/value-at';
import type { DocumentKind, Schemas } from '../model/source';
import { isRecord } from '../util/is-record';
import { CHECKED_SCHEMAS } from './compile';
import { type SchemaNode, variantsIn } from './keywords';
import { followRefs, refTargetsOf, schemaFiles } from './references';

/** By object of a document: the names of its properties in the right order. */
export type PropertyOrder = ReadonlyMap<Node, readonly string[]>;

/** What the schemas say of the places in a document. */
export interface DocumentSchema {
  /** The schema of the value at a JSON pointer; of several, the one that an object's `type` chooses. */
  at(document: unknown, pointer: string): SchemaNode | undefined;
  /** The order of the properties of all objects. */
  orderIn(tree: Node): PropertyOrder;
  /** A copy of a value that goes to a JSON pointer, with its properties in order, and those of the objects in it. */
  arrange(document: unknown, pointer: string, value: unknown): unknown;
}

/** Prepares the schemas to be followed along a document. */
export function documentSchema(schemas: Schemas): (kind: DocumentKind) => DocumentSchema {
  const files = schemaFiles(schemas);
  const targets = refTargetsOf(schemas);

  /** Follows references, and of several schemas takes the one that an object's `type` chooses. */
  function chosen(schema: unknown, type: unknown): SchemaNode | undefined {
    if (!isRecord(schema)) return undefined;
    const target = followRefs(schema, targets);
    const variants = variantsIn(target);
    if (variants.length === 0) return target;
    if (variants.length === 1) return chosen(variants[0], type);
    return variants
      .map((variant) => chosen(variant, type))
      .find((variant) => type !== undefined && typeOf(variant) === type);
  }

  function at(schema: unknown, document: unknown, pointer: string): SchemaNode | undefined {
    let found = chosen(schema, undefined);
    let value = document;
    for (const segment of segmentsOf(pointer)) {
      const part = partOf(value, segment);
      const next = Array.isArray(value) ? found?.items : propertyIn(found, segment);
      found = chosen(next, isRecord(part) ? part.type : undefined);
      value = part;
    }
    return found;
  }

  function visit(node: Node, schema: unknown, order: Map<Node, readonly string[]>) {
    const type = propertiesOf(node).find(({ key }) => key.value === 'type')?.value.value;
    const known = chosen(schema, type);
    if (!known) return;
    if (node.type === 'array') for (const entry of node.children ?? []) visit(entry, known.items, order);
    const names = orderedNames(known);
    if (node.type !== 'object' || !names) return;
    order.set(node, names);
    for (const { key, value } of propertiesOf(node)) visit(value, propertyIn(known, key.value), order);
  }

  function arranged(value: unknown, schema: unknown): unknown {
    const known = chosen(schema, isRecord(value) ? value.type : undefined);
    if (Array.isArray(value)) return value.map((entry) => arranged(entry, known?.items));
    if (!isRecord(value)) return value;
    const names = orderedNames(known) ?? [];
    const rankOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
    const properties = Object.entries(value).toSorted(([one], [other]) => rankOf(one) - rankOf(other));
    return Object.fromEntries(
      properties.map(([name, part]) => [name, arranged(part, propertyIn(known, name))]),
    );
  }

  return (kind) => {
    const whole = files[CHECKED_SCHEMAS[kind]];
    return {
      arrange(document, pointer, value) {
        const parent = parentOf(pointer);
        const around = at(whole, document, parent);
        const isEntry = Array.isArray(valueAt(document, parent));
        const own = isEntry ? around?.items : propertyIn(around, segmentsOf(pointer).at(-1) ?? '');
        return arranged(value, pointer === '' ? whole : own);
      },
      at: (document, pointer) => at(whole, document, pointer),
      orderIn(tree) {
        const order = new Map<Node, readonly string[]>();
        visit(tree, whole, order);
        return order;
      },
    };
  };
}

/** The names of an object's properties in the right order: that of its schema, with `type` first. */
export function orderedNames(schema: SchemaNode | undefined): readonly string[] | undefined {
  if (!isRecord(schema?.properties)) return undefined;
  const names = Object.keys(schema.properties);
  return names.includes('type') ? ['type', ...names.filter((name) => name !== 'type')] : names;
}

function propertyIn(schema: SchemaNode | undefined, name: string): unknown {
  const properties = schema?.properties;
  return isRecord(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
}

function typeOf(schema: SchemaNode | undefined): unknown {
  const type = propertyIn(schema, 'type');
  return isRecord(type) ? type.const : undefined;
}
