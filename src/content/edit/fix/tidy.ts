import type { Node } from 'jsonc-parser';
import { linesOf } from '../../json/lines';
import { parseJson, propertiesOf } from '../../json/parse';
import type { DocumentSchema, PropertyOrder } from '../../schema/document-schema';
import { isRecord } from '../../util/is-record';
import { applyOperation } from '../operations/apply';
import type { AppliedFix, FixedText } from './apply-fixes';
import { print } from './print';

interface TidyOptions {
  /** The value for `$schema`; undefined where none is to be added. */
  address: string | undefined;
  schema: DocumentSchema;
}

/**
 * Normalizes a document: `$schema`, the order of properties, indents. Line ends stay as they are.
 *
 * @param text a document without its byte order mark
 */
export function tidy(text: string, { address, schema }: TidyOptions): FixedText {
  const fixes: AppliedFix[] = [];
  const note = (kind: AppliedFix['kind'], lines: readonly number[] = []) =>
    fixes.push({ lines, kind, from: '', to: kind === 'schema' ? (address ?? '') : '' });
  const complete = address === undefined ? text : withSchema(text, address, schema);
  if (complete !== text) note('schema');

  const parsed = parseJson(complete);
  if ('problem' in parsed || parsed.tree.type !== 'object') return { text, fixes: [] };
  const order = schema.orderIn(parsed.tree);
  const moved = [...order.keys()].filter((group) => arranged(group, order) !== undefined);
  if (moved.length > 0) note('order', linesBefore(text, complete, moved));

  const isWindows = (text.match(/\r\n/g) ?? []).length > (text.match(/(?<!\r)\n/g) ?? []).length;
  const ended = (plain: string) => (isWindows ? plain.replaceAll('\n', '\r\n') : plain);
  if (complete === text && ended(print(parsed.tree, text)) !== text) note('layout');
  const arrange = (group: Node) => arranged(group, order) ?? propertiesOf(group);
  return { text: ended(print(parsed.tree, complete, arrange)), fixes };
}

/** The sorted properties of an object; undefined where they are sorted, or where one is a duplicate or unknown. */
function arranged(group: Node, order: PropertyOrder): ReturnType<typeof propertiesOf> | undefined {
  const names = order.get(group);
  const properties = propertiesOf(group);
  const isTwice = new Set(properties.map(({ key }) => key.value)).size < properties.length;
  if (!names || isTwice) return undefined;
  const ranks = new Map(names.map((name, rank) => [name, rank]));
  if (properties.some(({ key }) => !ranks.has(key.value))) return undefined;
  const rankOf = ({ key }: { key: Node }) => ranks.get(key.value) ?? 0;
  const sorted = properties.toSorted((one, other) => rankOf(one) - rankOf(other));
  return sorted.every((property, index) => property === properties[index]) ? undefined : sorted;
}

/** Adds the address of the schema at the top, where the document is an object without it. */
function withSchema(text: string, address: string, schema: DocumentSchema): string {
  const parsed = parseJson(text);
  if ('problem' in parsed || !isRecord(parsed.value) || Object.hasOwn(parsed.value, '$schema')) return text;
  return applyOperation(text, { kind: 'set', pointer: '/$schema', value: address }, schema).text;
}

/** The first lines of objects, before anything was added at the top. */
function linesBefore(text: string, complete: string, groups: readonly Node[]): number[] {
  const lines = linesOf(text);
  const added = complete.length - text.length;
  const isTop = (group: Node) => group.parent === undefined;
  return groups.map((group) => lines.positionAt(isTop(group) ? group.offset : group.offset - added).line);
}
