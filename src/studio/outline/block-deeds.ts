import { parentOf, pointerTo, segmentsOf } from '../../content/json/locate';
import { valueAt } from '../../content/json/value-at';
import type { Operation } from '../../content/model/operation';
import { isRecord } from '../../content/util/is-record';
import type { DocumentSchema } from '../../content/schema/document-schema';
import { numberIn } from '../../content/schema/keywords';
import { typeInWords } from '../../content/model/type-in-words';
import { excerptOf } from './outline-items';

/** What can be done with a block: the operation, and where the block, or what takes its place, is afterwards. */
export interface BlockDeed {
  operations: Operation[];
  pointer: string;
}

/** A list of blocks, as its schema limits it. */
export interface ListLimits {
  least: number;
  most: number;
}

export const indexOf = (pointer: string) => Number(segmentsOf(pointer).at(-1));

/** The kind of a block in words, or the label of what holds blocks. */
export function blockName(document: unknown, pointer: string): string {
  const block = valueAt(document, pointer);
  return isRecord(block) && typeof block.type === 'string' ? typeInWords(block.type) : excerptOf(block);
}

export function entriesOf(document: unknown, list: string): readonly unknown[] {
  const found = valueAt(document, list);
  return Array.isArray(found) ? found : [];
}

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

/** Moves a block within its list; undefined where it is at the end of it. */
export function moveBy(document: unknown, pointer: string, steps: number): BlockDeed | undefined {
  const list = parentOf(pointer);
  const index = indexOf(pointer) + steps;
  if (index < 0 || index >= entriesOf(document, list).length) return undefined;
  return moveTo(document, pointer, pointerTo(list, index));
}

/**
 * Moves a block.
 *
 * @param to where it is afterwards, in the document without it
 */
export function moveTo(document: unknown, pointer: string, to: string): BlockDeed {
  return { operations: [{ kind: 'move', pointer, to, expected: valueAt(document, pointer) }], pointer: to };
}

export function duplicate(document: unknown, pointer: string): BlockDeed {
  return {
    operations: [{ kind: 'duplicate', pointer, expected: valueAt(document, pointer) }],
    pointer: pointerTo(parentOf(pointer), indexOf(pointer) + 1),
  };
}

/** Deletes a block; the next one takes its place, or the one before it. */
export function remove(document: unknown, pointer: string): BlockDeed {
  const list = parentOf(pointer);
  const left = entriesOf(document, list).length - 1;
  const next = Math.min(indexOf(pointer), left - 1);
  return {
    operations: [{ kind: 'remove', pointer, expected: valueAt(document, pointer) }],
    pointer: next < 0 ? '' : pointerTo(list, next),
  };
}

export function insert(document: unknown, list: string, index: number, block: unknown): BlockDeed {
  const pointer = pointerTo(list, index);
  return {
    operations: [{ kind: 'insert', pointer, value: block, expected: valueAt(document, pointer) }],
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
