import { isRecord } from '../util/is-record';

/** A JSON Schema, or a part of one. */
export type SchemaNode = Readonly<Record<string, unknown>>;

/** A keyword's value where it is a text. */
export function textIn(schema: unknown, keyword: string): string | undefined {
  const value = isRecord(schema) ? schema[keyword] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** A keyword's value where it is a number. */
export function numberIn(schema: SchemaNode, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === 'number' ? value : undefined;
}

/** A keyword's value where it is a list; otherwise an empty one. */
export function listIn(schema: SchemaNode, keyword: string): readonly unknown[] {
  const value = schema[keyword];
  return Array.isArray(value) ? value : [];
}

/** The variants of an object's schema, of which it takes one; none where it has no variants. */
export function variantsIn({ oneOf, allOf }: SchemaNode): unknown[] {
  if (Array.isArray(oneOf)) return oneOf;
  if (!Array.isArray(allOf)) return [];
  return allOf.map((part: unknown) => (isRecord(part) && part.then !== undefined ? part.then : part));
}

/** The names of the properties that an object's schema has; none where it has no properties. */
export function propertyNames(schema: unknown): string[] {
  return isRecord(schema) && isRecord(schema.properties) ? Object.keys(schema.properties) : [];
}

/** The words that an object, or a choice of several, has for a part of it. */
export function labelIn({ labels }: SchemaNode, name: string): string | undefined {
  return isRecord(labels) && Object.hasOwn(labels, name) ? textIn(labels, name) : undefined;
}

/** The schema's own message for a text of the wrong form. */
export const editorMessage = (schema: unknown): string => textIn(schema, 'patternErrorMessage') ?? '';

/** Whether a schema is that of the file of a picture: a text whose pattern takes names of pictures, and of nothing else. */
export function isPictureName(schema: unknown): boolean {
  const pattern = textIn(schema, 'pattern');
  if (pattern === undefined) return false;
  const fits = new RegExp(pattern, 'u');
  return fits.test('a.webp') && !fits.test('a.html') && !fits.test('a');
}
