import { isRecord } from '../util/is-record';
import type { Schemas } from '../model/source';
import { isPictureName, type SchemaNode, textIn } from './keywords';
import { followRefs, partAt, refTargetsOf, type SchemaFiles, schemaFiles } from './references';
import { sampleOf } from './sample';

const BLOCK_FILE = 'block.schema.json';
const PICTURE_FILE = 'parts/image.schema.json';

/** The descriptions in the schemas of the properties of documents. */
export interface SchemaGuide {
  /** The sentence that describes a property of an object's schema; empty where there is none. */
  describe(objectSchema: unknown, property: string): string;
  /** The JSON type that a property of an object's schema should have; empty where it is not said. */
  typeOf(objectSchema: unknown, property: string): string;
  /** The texts that a property of an object's schema chooses from; none where it may be anything. */
  choicesOf(objectSchema: unknown, property: string): string[];
  /** Whether a property of an object's schema is a picture, or the file of one. */
  isPicture(objectSchema: unknown, property: string): boolean;
  /** Other names that people write for a property of an object's schema. */
  synonymsOf(objectSchema: unknown, property: string): string[];
  /**
   * What a value of a schema looks like: what it needs, or, where it needs nothing, its first group.
   *
   * @param written a text that stands in the value's place: it goes where the first text is needed
   */
  sampleOf(schema: unknown, written?: string): unknown;
  /** The schemas of an object's properties, wherever they are written. */
  propertiesOf(objectSchema: unknown): ReadonlyMap<string, SchemaNode>;
  /** The schema of a list's entries, wherever it is written. */
  entriesOf(listSchema: unknown): SchemaNode | undefined;
  /** The schemas of objects that have this object as a property. */
  ownersOf(objectSchema: unknown): readonly SchemaNode[];
  /** Whether the entries of a list are blocks. */
  holdsBlocks(listSchema: unknown): boolean;
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
  const files = schemaFiles(schemas);
  const targets = refTargetsOf(schemas);
  const union = files[BLOCK_FILE];
  const picture = files[PICTURE_FILE];
  const heads = [typeSchemaOf(union), typeSchemaOf(partAt(union, '/definitions/leafBlock'))];
  function schemasOf(objectSchema: unknown, property: string): [schema: unknown, target: unknown] {
    const schema = partAt(objectSchema, `/properties/${property}`);
    return [schema, isRecord(schema) ? targets.get(schema) : undefined];
  }
  const resolved = (schema: unknown) => (isRecord(schema) ? followRefs(schema, targets) : undefined);
  function propertiesOf(objectSchema: unknown): Map<string, SchemaNode> {
    const properties = isRecord(objectSchema) ? objectSchema.properties : undefined;
    const entries = Object.entries(isRecord(properties) ? properties : {});
    return new Map(
      entries.flatMap(([name, schema]) => {
        const property = resolved(schema);
        return property ? [[name, property]] : [];
      }),
    );
  }
  const entriesOf = (listSchema: unknown) => resolved(partAt(listSchema, '/items'));
  const owners = ownersIn(files, propertiesOf);
  function textOf(keyword: string, objectSchema: unknown, property: string): string {
    const [schema, target] = schemasOf(objectSchema, property);
    return textIn(schema, keyword) || textIn(target, keyword) || '';
  }
  return {
    describe: (objectSchema, property) => textOf('description', objectSchema, property),
    typeOf: (objectSchema, property) => textOf('type', objectSchema, property),
    choicesOf: (objectSchema, property) =>
      schemasOf(objectSchema, property).flatMap((schema) => stringsIn(partAt(schema, '/enum'))),
    isPicture: (objectSchema, property) => {
      const schema = propertiesOf(objectSchema).get(property);
      return schema !== undefined && (schema === picture || isPictureName(schema));
    },
    synonymsOf: (objectSchema, property) =>
      schemasOf(objectSchema, property).flatMap((schema) => stringsIn(partAt(schema, '/synonyms'))),
    sampleOf: (schema, written) => sampleOf(schema, targets, written),
    propertiesOf,
    entriesOf,
    ownersOf: (schema) => (isRecord(schema) ? (owners.get(schema) ?? []) : []),
    holdsBlocks: (schema) => heads.includes(typeSchemaOf(entriesOf(schema))),
    isBlockType: (schema) => schema !== undefined && heads.includes(schema),
    renamedTo: (property) => renames.get(property) ?? [],
    blockTypes: stringsIn(partAt(typeSchemaOf(union), '/enum')),
  };
}

/** By object: the objects that have it as a property. */
function ownersIn(
  files: SchemaFiles,
  propertiesOf: SchemaGuide['propertiesOf'],
): ReadonlyMap<SchemaNode, SchemaNode[]> {
  const owners = new Map<SchemaNode, SchemaNode[]>();
  const visit = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isRecord(node)) return;
    for (const property of propertiesOf(node).values())
      if (isRecord(property.properties)) owners.set(property, [...(owners.get(property) ?? []), node]);
    Object.values(node).forEach(visit);
  };
  visit(Object.values(files));
  return owners;
}

const typeSchemaOf = (schema: unknown) => partAt(schema, '/properties/type');

/** The texts in a list of a schema. */
export function stringsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : [];
}
