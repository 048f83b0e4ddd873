import fc from 'fast-check';
import type { Schemas } from '../../src/content/model/source';
import { richTextOf, textOf } from './texts';

/** The part of JSON Schema that the schemas of documents are written in. */
interface Schema {
  $ref?: string;
  title?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
  definitions?: Record<string, Schema>;
  if?: Schema;
  dependencies?: Record<string, Schema>;
}

/** Links that lead somewhere on the small site that invalid cases are added to. */
const LINKS = [
  '/',
  '/services/soles',
  '/#contact',
  'https://example.com/?a="b&c=<d>',
  'mailto:a@b.example',
  'tel:{phone}',
];
const PICTURES = ['soles.webp', 'workshop.webp'];
const ICONS = ['truck', 'student', 'brand:react'];

/** Lists have few entries more than they need: a page of every length would be the same entries over and over. */
const MORE_ENTRIES = 2;

/** Texts as long as may be, once in a while; the schemas allow thousands of characters. */
const USUAL_LENGTH = 90;

/**
 * Makes documents as the schemas have them, whatever the schemas are.
 *
 * @returns page documents that have no error on the small site in tests/invalid/_base
 * @throws Error when a schema uses something that no document can be made of yet
 */
export function pageDocuments({ page, others }: Schemas): fc.Arbitrary<unknown> {
  return valueOf(page, 'page.schema.json').map(withIdsOnce);

  /** @param place the schema file that this is a part of, to which its references are relative */
  function valueOf(schema: Schema, place: string): fc.Arbitrary<unknown> {
    if (schema.$ref !== undefined) return referred(schema.$ref, place);
    const known = byTitle(schema);
    if (known) return known;
    if (schema.const !== undefined || schema.enum) return fc.constantFrom(...(schema.enum ?? [schema.const]));
    if (schema.oneOf) return fc.oneof(...schema.oneOf.map((part) => valueOf(part, place)));
    switch (schema.type) {
      case 'string':
        return stringOf(schema);
      case 'integer':
        return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 9 });
      case 'array':
        return listOf(schema, place);
      case 'object':
        return schema.allOf?.[0]?.if ? blockOf(schema) : objectOf(schema, place);
      default:
        return onlyPart(schema, place);
    }
  }

  function onlyPart(schema: Schema, place: string): fc.Arbitrary<unknown> {
    const [part, ...others] = schema.allOf ?? [];
    if (part && others.length === 0) return valueOf(part, place);
    throw new Error(`${place}: no value can be made of ${JSON.stringify(schema)}.`);
  }

  function referred(ref: string, place: string): fc.Arbitrary<unknown> {
    const { pathname, hash } = new URL(ref, `http://schema.invalid/${place}`);
    const target = pathname.slice(1);
    const schema: Schema | undefined = others[target];
    const part = hash ? schema?.definitions?.[hash.replace('#/definitions/', '')] : schema;
    if (!part) throw new Error(`${place}: there is no schema ${ref}.`);
    return valueOf(part, target);
  }

  /** The union over all block types: which it is decides the rest. */
  function blockOf(union: Schema): fc.Arbitrary<unknown> {
    const types = union.properties?.type?.enum ?? [];
    return fc.constantFrom(...types).chain((type) => referred(`blocks/${type}.schema.json`, ''));
  }

  function objectOf(
    { properties = {}, required = [], dependencies = {} }: Schema,
    place: string,
  ): fc.Arbitrary<unknown> {
    const values = Object.entries(properties).map(
      ([name, schema]) => [name, byName(name) ?? valueOf(schema, place)] as const,
    );
    const made = fc.record(Object.fromEntries(values), { requiredKeys: required });
    return made.map((object) => ({ ...object, ...neededBy(object, dependencies) }));
  }

  function listOf({ items = {}, minItems = 0, maxItems = 99, uniqueItems }: Schema, place: string) {
    const sizes = { minLength: minItems, maxLength: Math.min(maxItems, minItems + MORE_ENTRIES) };
    const item = valueOf(items, place);
    return uniqueItems ? fc.uniqueArray(item, sizes) : fc.array(item, sizes);
  }
}

/** What some properties of an object ask of others: one value each. */
function neededBy(object: object, dependencies: NonNullable<Schema['dependencies']>): object {
  const asked = Object.entries(dependencies).filter(([name]) => name in object);
  return Object.fromEntries(
    asked.flatMap(([, { properties = {} }]) =>
      Object.entries(properties).map(([name, schema]) => [name, schema.const]),
    ),
  );
}

function stringOf({ pattern, minLength: min, maxLength: max = 200 }: Schema): fc.Arbitrary<string> {
  if (pattern === undefined || pattern === '\\S')
    return fc.oneof(
      { weight: 9, arbitrary: textOf({ min, max: Math.min(max, USUAL_LENGTH) }) },
      { weight: 1, arbitrary: textOf({ max }).map((text) => text.padEnd(max, '—')) },
    );
  return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' }).filter((text) => text.length <= max);
}

/** What the rules ask more of than the schema, of properties whose schema has no name. */
function byName(name: string): fc.Arbitrary<unknown> | undefined {
  switch (name) {
    case '$schema':
      return fc.constant('x');
    case 'version':
      return fc.constantFrom(1, 2);
    case 'publishFrom':
      return fc.constantFrom('2020-02-29T00:00Z', '2998-12-31T23:59:59+05:30');
    case 'publishUntil':
      return fc.constantFrom('2999-01-01T00:00-03:00', '2999-12-31T23:00Z');
    default:
      return undefined;
  }
}

/** The same of schemas with a name. */
function byTitle({ title, maxLength = 0 }: Schema): fc.Arbitrary<unknown> | undefined {
  switch (title) {
    case 'Href':
      return fc.constantFrom(...LINKS);
    case 'IconName':
      return fc.constantFrom(...ICONS);
    case 'RichText':
      return richTextOf(maxLength);
    case 'Image':
      return fc.record(
        { src: fc.constantFrom(...PICTURES), narrow: fc.constantFrom(...PICTURES), alt: textOf({ max: 60 }) },
        { requiredKeys: ['src', 'alt'] },
      );
    case 'AnchorId':
      return fc.constant('place');
    default:
      return undefined;
  }
}

/** Every id of a page is another one, and an alias is an address that nobody else has. */
function withIdsOnce(document: unknown): unknown {
  let count = 0;
  return JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key === 'id') return `place-${++count}`;
    return key === 'aliases' ? ['/elsewhere'] : value;
  });
}
