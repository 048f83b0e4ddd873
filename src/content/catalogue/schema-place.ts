import { isRecord } from '../util/is-record';
import { segmentsOf } from '../json/locate';
import type { Schemas } from '../model/source';

/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** A part of a schema, and the file that its references start from. */
export interface SchemaPlace {
  schema: Schema;
  /** The file's place in `schema/`: `blocks/hero.schema.json`. */
  file: string;
  all: Schemas['others'];
}

/**
 * Follows `$ref`s until there is none.
 *
 * @throws Error when the schema refers to nothing, which is a bug of the project, not of a document
 */
export function followReference(place: SchemaPlace): SchemaPlace {
  const reference = textIn(place.schema, '$ref');
  if (reference === undefined) return place;
  const [target = '', pointer = ''] = reference.split('#');
  const file = target === '' ? place.file : fileBeside(place.file, target);
  const schema = segmentsOf(pointer).reduce<unknown>(step, place.all[file]);
  if (!isRecord(schema))
    throw new Error(`schema/${place.file} refers to ${reference}, which does not exist.`);
  return followReference({ ...place, schema, file });
}

/** `blocks/hero.schema.json` and `../parts/href.schema.json` give `parts/href.schema.json`. */
function fileBeside(file: string, target: string): string {
  const way = file.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '..') way.pop();
    else if (segment !== '.') way.push(segment);
  }
  return way.join('/');
}

const step = (schema: unknown, segment: string) => (isRecord(schema) ? schema[segment] : undefined);

/** A keyword's value where it is a text. */
export function textIn(schema: Schema, keyword: string): string | undefined {
  const value = schema[keyword];
  return typeof value === 'string' ? value : undefined;
}

/** A keyword's value where it is a number. */
export function numberIn(schema: Schema, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === 'number' ? value : undefined;
}

/** A keyword's value where it is a list; otherwise an empty one. */
export function listIn(schema: Schema, keyword: string): readonly unknown[] {
  const value = schema[keyword];
  return Array.isArray(value) ? value : [];
}
