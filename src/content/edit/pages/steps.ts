import type { OpenDocument } from '../../documents/document/open-document';
import type { DocumentSchema } from '../../schema/document-schema';
import { isRecord } from '../../util/is-record';
import { applyTogether } from '../operations/apply-together';
import type { Operation } from '../../model/operation';

/** An operation with its description. */
export interface Step {
  operation: Operation;
  what: string;
}

/**
 * Applies operations to a document, all of which refer to it as it is.
 *
 * @returns its whole text, and the line of each change there, from top to bottom
 */
export function applySteps({ text, source }: OpenDocument, steps: readonly Step[], schema?: DocumentSchema) {
  const raw = 'text' in source.content ? source.content.text : text;
  const operations = steps.map(({ operation }) => operation);
  const done = applyTogether(raw, operations, schema);
  const places = steps.map(({ what }, index) => ({ line: done.lines[index] ?? 0, what }));
  return { text: done.text, lines: places.sort((one, other) => one.line - other.line) };
}

/**
 * Old addresses become aliases of a page.
 *
 * @param freed an alias that is to go, since the page itself stands there from now on
 */
export function aliasSteps({ value }: OpenDocument, added: readonly string[], freed?: string): Step[] {
  const [first, ...others] = added;
  if (!isRecord(value) || first === undefined) return [];
  const expected = value.aliases;
  const before: unknown[] = Array.isArray(expected) ? expected : [];
  const replaced = before.includes(freed)
    ? before.map((alias) => (alias === freed ? first : alias))
    : [...before, first];
  const aliases = [...replaced, ...others];
  return [
    {
      operation: { kind: 'set', pointer: '/aliases', value: aliases, expected },
      what: others.length === 0 ? `${first} leads here` : `${added.join(', ')} lead here`,
    },
  ];
}

/**
 * An alias is taken out, since the page itself stands there from now on.
 *
 * @returns nothing where it is no alias of the page
 */
export function withoutAliasSteps({ value }: OpenDocument, freed: string): Step[] {
  const expected = isRecord(value) ? value.aliases : undefined;
  if (!Array.isArray(expected) || !expected.includes(freed)) return [];
  const aliases = expected.filter((alias) => alias !== freed);
  const change =
    aliases.length === 0 ? ({ kind: 'unset' } as const) : ({ kind: 'set', value: aliases } as const);
  return [
    { operation: { ...change, pointer: '/aliases', expected }, what: `${freed} is the address of the page` },
  ];
}

/** The path to the schema is relative to the file's own folder. */
export function schemaStep({ value, source }: OpenDocument, path: string): Step[] {
  const expected = isRecord(value) ? value.$schema : undefined;
  const up = '../'.repeat(depthOf(source.path));
  if (typeof expected !== 'string' || !expected.startsWith(`${up}../`)) return [];
  if (depthOf(path) === depthOf(source.path)) return [];
  const schema = '../'.repeat(depthOf(path)) + expected.slice(up.length);
  return [
    {
      operation: { kind: 'set', pointer: '/$schema', value: schema, expected },
      what: `"$schema" is ${schema}`,
    },
  ];
}

const depthOf = (path: string) => path.split('/').length - 1;

/** A page that exists is no longer planned. */
export function plannedSteps({ value }: OpenDocument, route: string): Step[] {
  const planned = isRecord(value) && Array.isArray(value.plannedRoutes) ? value.plannedRoutes : [];
  const index = planned.indexOf(route);
  if (index < 0) return [];
  const pointer = `/plannedRoutes/${index}`;
  return [{ operation: { kind: 'remove', pointer, expected: route }, what: `${route} is no longer planned` }];
}
