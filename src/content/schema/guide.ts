import { isRecord } from '../util/is-record';
import type { Schemas } from '../model/source';
import { textIn } from './keywords';
import { partAt, refTargets, schemaFiles } from './references';
import { sampleOf } from './sample';

const BLOCK_FILE = 'block.schema.json';

/** The descriptions in the schemas of the properties of documents. */
export interface SchemaGuide {
  /** The sentence that describes a property of an object's schema; empty where there is none. */
  describe(objectSchema: unknown, property: string): string;
  /** The JSON type that a property of an object's schema should have; empty where it is not said. */
  typeOf(objectSchema: unknown, property: string): string;
  /** The texts that a property of an object's schema chooses from; none where it may be anything. */
  choicesOf(objectSchema: unknown, property: string): string[];
  /** Other names that people write for a property of an object's schema. */
  synonymsOf(objectSchema: unknown, property: string): string[];
  /**
   * What a value of a schema looks like: what it needs, or, where it needs nothing, its first group.
   *
   * @param written a text that stands in the value's place: it goes where the first text is needed
   */
  sampleOf(schema: unknown, written?: string): unknown;
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
  const targets = refTargets(files);
  const union = files[BLOCK_FILE];
  const heads = [typeSchemaOf(union), typeSchemaOf(partAt(union, '/definitions/leafBlock'))];
  function schemasOf(objectSchema: unknown, property: string): [schema: unknown, target: unknown] {
    const schema = partAt(objectSchema, `/properties/${property}`);
    return [schema, isRecord(schema) ? targets.get(schema) : undefined];
  }
  function textOf(keyword: string, objectSchema: unknown, property: string): string {
    const [schema, target] = schemasOf(objectSchema, property);
    return textIn(schema, keyword) || textIn(target, keyword) || '';
  }
  return {
    describe: (objectSchema, property) => textOf('description', objectSchema, property),
    typeOf: (objectSchema, property) => textOf('type', objectSchema, property),
    choicesOf: (objectSchema, property) =>
      schemasOf(objectSchema, property).flatMap((schema) => namesIn(partAt(schema, '/enum'))),
    synonymsOf: (objectSchema, property) =>
      schemasOf(objectSchema, property).flatMap((schema) => namesIn(partAt(schema, '/synonyms'))),
    sampleOf: (schema, written) => sampleOf(schema, targets, written),
    isBlockType: (schema) => schema !== undefined && heads.includes(schema),
    renamedTo: (property) => renames.get(property) ?? [],
    blockTypes: namesIn(partAt(typeSchemaOf(union), '/enum')),
  };
}

const typeSchemaOf = (schema: unknown) => partAt(schema, '/properties/type');

/** The texts in a list of a schema. */
export function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : [];
}
