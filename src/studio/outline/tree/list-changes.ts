import { placeAfter } from '../../../content/edit/operations/merge/place-after';
import { indexOf, parentOf, pointerTo, segmentsOf } from '../../../content/json/locate';
import { valueAt } from '../../../content/json/value-at';
import type { Operation } from '../../../content/model/operation';
import { isRecord } from '../../../content/util/is-record';
import type { DocumentSchema } from '../../../content/schema/document-schema';
import { numberIn } from '../../../content/schema/keywords';

/** What can be done with an entry of a list: the operation, and where the entry, or what takes its place, is afterwards. */
export interface ListChange {
  operations: Operation[];
  pointer: string;
}

/** A place in a list. An entry that moves there within its list is not counted. */
export interface ListPlace {
  list: string;
  index: number;
}

/** Where a new entry goes: beside another one, or to the end of a list. */
export interface NewPlace {
  where: 'above' | 'below' | 'end';
  /** Of the other entry, or of the list. */
  pointer: string;
}

/** How many entries a list may have. */
export interface ListLimits {
  least: number;
  most: number;
}

/** The entries of a list; none where there is no list. */
export function entriesOf(document: unknown, list: string): readonly unknown[] {
  const found = valueAt(document, list);
  return Array.isArray(found) ? found : [];
}

/** The list, and the index in it, that a new entry gets. */
export function newPlaceIn(document: unknown, { where, pointer }: NewPlace): ListPlace {
  if (where === 'end') return { list: pointer, index: entriesOf(document, pointer).length };
  return { list: parentOf(pointer), index: indexOf(pointer) + (where === 'below' ? 1 : 0) };
}

/**
 * The same place once operations were applied.
 *
 * @returns undefined where the other entry, or the list, was removed
 */
export function followedPlace(place: NewPlace, operations: readonly Operation[]): NewPlace | undefined {
  const pointer = placeAfter(place.pointer, operations);
  return pointer === undefined ? undefined : { ...place, pointer };
}

/** How many entries a list may have, by its schema. */
export function limitsOf(document: unknown, list: string, schema: DocumentSchema): ListLimits {
  const node = schema.at(document, list) ?? {};
  return {
    least: numberIn(node, 'minItems') ?? 0,
    most: numberIn(node, 'maxItems') ?? Number.POSITIVE_INFINITY,
  };
}

/** Whether a list may hold blocks of a type. */
export function isAllowedIn(document: unknown, list: string, type: string, schema: DocumentSchema): boolean {
  const index = entriesOf(document, list).length;
  return schema.at(withEntry(document, list, { type }), pointerTo(list, index)) !== undefined;
}

/** Whether a list holds entries of the same shape as one of another list. */
export function fits(document: unknown, list: string, pointer: string, schema: DocumentSchema): boolean {
  const shape = schema.at(document, pointer);
  const place = pointerTo(list, entriesOf(document, list).length);
  return (
    shape !== undefined && schema.at(withEntry(document, list, valueAt(document, pointer)), place) === shape
  );
}

/** Moves an entry to a place. */
export function moveTo(document: unknown, pointer: string, { list, index }: ListPlace): ListChange {
  const to = pointerTo(withoutEntry(list, pointer), index);
  return { operations: [{ kind: 'move', pointer, to, expected: valueAt(document, pointer) }], pointer: to };
}

/** Puts a copy of an entry below it. */
export function duplicate(document: unknown, pointer: string): ListChange {
  return {
    operations: [{ kind: 'duplicate', pointer, expected: valueAt(document, pointer) }],
    pointer: pointerTo(parentOf(pointer), indexOf(pointer) + 1),
  };
}

/** Deletes an entry; the next one takes its place, or the one before it. */
export function remove(document: unknown, pointer: string): ListChange {
  const list = parentOf(pointer);
  const left = entriesOf(document, list).length - 1;
  const next = Math.min(indexOf(pointer), left - 1);
  return {
    operations: [{ kind: 'remove', pointer, expected: valueAt(document, pointer) }],
    pointer: next < 0 ? '' : pointerTo(list, next),
  };
}

/** Puts a new entry into a list. */
export function insert(document: unknown, list: string, index: number, value: unknown): ListChange {
  const pointer = pointerTo(list, index);
  return {
    operations: [{ kind: 'insert', pointer, value, expected: valueAt(document, pointer) }],
    pointer,
  };
}

/** A document with one more entry in a list, to ask the schema about it. */
function withEntry(document: unknown, list: string, entry: unknown): unknown {
  const put = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return Array.isArray(value) ? [...value, entry] : [entry];
    if (Array.isArray(value))
      return value.map((part, index) => (String(index) === name ? put(part, rest) : part));
    return isRecord(value) ? { ...value, [name]: put(value[name], rest) } : value;
  };
  return put(document, segmentsOf(list));
}

/** A pointer in the document after an entry further out was taken out of its list. */
function withoutEntry(pointer: string, taken: string): string {
  const list = `${parentOf(taken)}/`;
  if (!pointer.startsWith(list)) return pointer;
  const [index = '', ...rest] = pointer.slice(list.length).split('/');
  return Number(index) > indexOf(taken) ? [list + (Number(index) - 1), ...rest].join('/') : pointer;
}
