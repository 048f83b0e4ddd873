import { listIn, numberIn, type SchemaNode, textIn, variantsIn } from '../../schema/keywords';
import { isRecord } from '../../util/is-record';
import { choicesIn } from '../places/schema-words';
import type { SchemaHelp } from '../places/schema-help';

/** How a new value is written. */
export interface BodyOptions {
  help: SchemaHelp;
  /** Whether the editor goes from text to text with the Tab key (`insertTextFormat` 2 of the protocol). */
  hasStops: boolean;
}

/** What a new value looks like: what it needs, or, where it needs nothing, its first group. Texts are empty. */
export function shapeOf(schema: SchemaNode | undefined, help: SchemaHelp): unknown {
  if (!schema) return '';
  const { type } = schema;
  if (type === 'array')
    return help.guide.holdsBlocks(schema)
      ? []
      : help
          .variantsOf(schema)
          .slice(0, 1)
          .map((one) => shapeOf(one, help));
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return numberIn(schema, 'minimum') ?? 0;
  if (type === 'object' || variantsIn(schema).length > 1) return shapeOfObject(schema, help);
  return textIn(schema, 'const') ?? '';
}

function shapeOfObject(schema: SchemaNode, help: SchemaHelp): unknown {
  const properties = help.guide.propertiesOf(schema);
  const needed = listIn(schema, 'required').filter((name): name is string => typeof name === 'string');
  const group = [...properties].find(([, { type }]) => type === 'object')?.[0];
  const names = needed.length > 0 ? needed : group === undefined ? [] : [group];
  return Object.fromEntries(names.map((name) => [name, shapeOf(properties.get(name), help)]));
}

/**
 * Writes a new value, with a stop at each text that a person writes or chooses.
 *
 * @param schema of the value
 */
export function bodyOf(
  value: unknown,
  schema: SchemaNode | undefined,
  { help, hasStops }: BodyOptions,
): string {
  let stops = 0;
  const escaped = (text: string) => (hasStops ? withoutStops(text) : text);

  function print(part: unknown, known: SchemaNode | undefined, indent: string): string {
    const inner = `${indent}  `;
    if (Array.isArray(part)) {
      const entries = known ? help.variantsOf(known) : [];
      const lines = part.map((entry) => inner + print(entry, variantFor(entry, entries, help), inner));
      return bracketed('[]', lines, indent, stop);
    }
    if (!isRecord(part)) return leaf(part, known);
    const properties = known && help.guide.propertiesOf(known);
    const lines = Object.entries(part).map(
      ([name, inside]) =>
        `${inner}${escaped(JSON.stringify(name))}: ${print(inside, properties?.get(name), inner)}`,
    );
    return bracketed('{}', lines, indent, () => '');
  }

  function leaf(part: unknown, known: SchemaNode | undefined): string {
    const written = JSON.stringify(part);
    if (!hasStops || typeof part !== 'string' || known?.const !== undefined || (part === '' && !known))
      return escaped(written);
    const choices = known ? choicesIn(known).map(({ value }) => value.replace(/[\\,|]/g, '\\$&')) : [];
    stops += 1;
    if (part === '' && choices.length > 0) return `"\${${stops}|${choices.join(',')}|}"`;
    return part === '' ? `"$${stops}"` : `"\${${stops}:${escaped(written.slice(1, -1))}}"`;
  }

  function stop(): string {
    stops += 1;
    return hasStops ? `$${stops}` : '';
  }

  return print(value, schema, '');
}

/** A text that is written as it is, also between stops. */
export const withoutStops = (text: string) => text.replace(/[\\$}]/g, '\\$&');

/** Of the schemas that an entry may have, the one that its `type` chooses. */
export function variantFor(
  entry: unknown,
  variants: readonly SchemaNode[],
  help: SchemaHelp,
): SchemaNode | undefined {
  if (variants.length < 2) return variants[0];
  const type = isRecord(entry) ? entry.type : undefined;
  return variants.find((one) => help.guide.propertiesOf(one).get('type')?.const === type);
}

function bracketed(
  [open, close]: string | readonly string[],
  lines: readonly string[],
  indent: string,
  empty: () => string,
): string {
  return lines.length === 0
    ? `${open}${empty()}${close}`
    : `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
