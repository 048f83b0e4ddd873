import { isRecord } from '../util/is-record';
import type { Schemas } from '../model/source';

const BLOCK_FILE = 'block.schema.json';

export type SchemaNode = Readonly<Record<string, unknown>>;

/** The descriptions in the schemas of the properties of documents. */
export interface SchemaGuide {
  /** The sentence that describes a property of an object's schema; empty where there is none. */
  describe(objectSchema: unknown, property: string): string;
  /** The JSON type that a property of an object's schema should have; empty where it is not said. */
  typeOf(objectSchema: unknown, property: string): string;
  /** The texts that a property of an object's schema chooses from; none where it may be anything. */
  choicesOf(objectSchema: unknown, property: string): string[];
  /** Whether a schema is that of a block's `type`. */
  isBlockType(schema: unknown): boolean;
  /** What a property of this name is called since the schemas have renamed it; it may be several, by the place it is at. */
  renamedTo(property: string): readonly string[];
  /** Every block type there is. */
  blockTypes: readonly string[];
}

/** Reads the schemas once, following each `$ref` from the file it is in. */
export function guideTo(
  schemas: Schemas,
  renames: ReadonlyMap<string, readonly string[]> = new Map(),
): SchemaGuide {
  const files = filesOf(schemas);
  const targets = refTargets(schemas);
  const union = files[BLOCK_FILE];
  const heads = [typeSchemaOf(union), typeSchemaOf(at(union, '/definitions/leafBlock'))];
  function schemasOf(objectSchema: unknown, property: string): [schema: unknown, target: unknown] {
    const schema = at(objectSchema, `/properties/${property}`);
    return [schema, isRecord(schema) ? targets.get(schema) : undefined];
  }
  function textOf(keyword: string, objectSchema: unknown, property: string): string {
    const [schema, target] = schemasOf(objectSchema, property);
    return textIn(schema, keyword) || textIn(target, keyword);
  }
  return {
    describe: (objectSchema, property) => textOf('description', objectSchema, property),
    typeOf: (objectSchema, property) => textOf('type', objectSchema, property),
    choicesOf: (objectSchema, property) =>
      schemasOf(objectSchema, property).flatMap((schema) => namesIn(at(schema, '/enum'))),
    isBlockType: (schema) => schema !== undefined && heads.includes(schema),
    renamedTo: (property) => renames.get(property) ?? [],
    blockTypes: namesIn(at(typeSchemaOf(union), '/enum')),
  };
}

const found = new WeakMap<Schemas, ReadonlyMap<SchemaNode, unknown>>();

/** The target of each `$ref`, by the node that has it; of the same schemas they are collected only once. */
export function refTargets(schemas: Schemas): ReadonlyMap<SchemaNode, unknown> {
  const targets = found.get(schemas) ?? collectTargets(schemas);
  found.set(schemas, targets);
  return targets;
}

function collectTargets(schemas: Schemas): Map<SchemaNode, unknown> {
  const files = filesOf(schemas);
  const targets = new Map<SchemaNode, unknown>();
  for (const [file, schema] of Object.entries(files)) collectRefs(files, file, schema, targets);
  return targets;
}

/** The alternatives of an object's schema; none where it has no alternatives. */
export function choicesOf({ oneOf, allOf }: Readonly<Record<string, unknown>>): unknown[] {
  if (Array.isArray(oneOf)) return oneOf;
  if (!Array.isArray(allOf)) return [];
  return allOf.map((part: unknown) => (isRecord(part) && part.then !== undefined ? part.then : part));
}

function filesOf({ page, site, others }: Schemas): Readonly<Record<string, object>> {
  return { ...others, 'page.schema.json': page, 'site.schema.json': site };
}

function collectRefs(
  files: Readonly<Record<string, object>>,
  file: string,
  node: unknown,
  targets: Map<SchemaNode, unknown>,
): void {
  if (Array.isArray(node)) {
    for (const item of node) collectRefs(files, file, item, targets);
  } else if (isRecord(node)) {
    if (typeof node.$ref === 'string') targets.set(node, followRef(files, file, node.$ref));
    for (const part of Object.values(node)) collectRefs(files, file, part, targets);
  }
}

function followRef(files: Readonly<Record<string, object>>, from: string, ref: string): unknown {
  const [place = '', path = ''] = ref.split('#');
  const segments = place === '' ? from.split('/') : from.split('/').slice(0, -1);
  for (const segment of place.split('/').filter(Boolean)) {
    if (segment === '..') segments.pop();
    else segments.push(segment);
  }
  return at(files[segments.join('/')], path);
}

/** Follows plain property names through the schemas. */
function at(node: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (part, name) => (isRecord(part) && Object.hasOwn(part, name) ? part[name] : undefined),
      node,
    );
}

const typeSchemaOf = (schema: unknown) => at(schema, '/properties/type');

function textIn(schema: unknown, keyword: string): string {
  const text = isRecord(schema) ? schema[keyword] : undefined;
  return typeof text === 'string' ? text : '';
}

/** The texts in a list of a schema. */
export function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : [];
}

/** The schema's own message for a text of the wrong form. */
export function editorMessage(schema: unknown): string {
  return textIn(schema, 'patternErrorMessage');
}
