import { parentOf, pointerTo, segmentsOf } from '../../../json/locate';
import type { DocumentSchema } from '../../../schema/document-schema';
import { isRecord } from '../../../util/is-record';
import { idsForCopy } from '../ids';
import type { Operation } from '../../../model/operation';

/** A value of a document that is recognised wherever it is moved. */
export interface Item {
  /** The same in all copies of a document. */
  id: string;
  parent?: Item;
  entries?: Item[];
  properties?: Map<string, Item>;
  /** Of a text, a number, a truth value or null. */
  value?: unknown;
}

/** A document whose parts keep their identity while operations change it. */
export class TrackedDocument {
  readonly #root: Item;

  constructor(
    value: unknown,
    private readonly schema?: DocumentSchema,
  ) {
    this.#root = itemOf(value, 'base');
  }

  /** The part at a pointer. */
  at(pointer: string): Item | undefined {
    return segmentsOf(pointer).reduce<Item | undefined>(partOf, this.#root);
  }

  /** The part of an id, if it is still in the document. */
  item(id: string): Item | undefined {
    return itemIn(this.#root, id);
  }

  pointerOf(item: Item): string {
    const { parent } = item;
    if (!parent) return '';
    const index = parent.entries?.indexOf(item);
    if (index !== undefined) return pointerTo(this.pointerOf(parent), index);
    const name = Array.from(parent.properties ?? []).find(([, part]) => part === item)?.[0];
    return pointerTo(this.pointerOf(parent), name ?? '');
  }

  /**
   * Applies an operation that fits.
   *
   * @param step names what is new: the same in each copy of the document to which the same step is applied
   */
  apply(operation: Operation, step: string): void {
    const { pointer, kind } = operation;
    const name = segmentsOf(pointer).at(-1) ?? '';
    const part = this.at(pointer);
    const around = this.at(parentOf(pointer));
    switch (kind) {
      case 'set':
        if (part) replace(part, itemOf(operation.value, step));
        else if (around) attach(around, name, itemOf(operation.value, step));
        return;
      case 'insert':
        if (around) attach(around, name, itemOf(operation.value, step));
        return;
      case 'move':
        if (part) this.#move(part, operation.to);
        return;
      case 'duplicate':
        if (part && around) attach(around, String(Number(name) + 1), this.#copyOf(part, pointer, step));
        return;
      default:
        if (part) detach(part);
    }
  }

  #move(part: Item, to: string): void {
    detach(part);
    const target = this.at(parentOf(to));
    if (target) attach(target, segmentsOf(to).at(-1) ?? '', part);
  }

  #copyOf(entry: Item, pointer: string, step: string): Item {
    const ids = idsForCopy(valueOf(this.#root), pointer, this.schema);
    const copied = copy(entry, step);
    for (const [place, id] of ids) {
      const inside = segmentsOf(place.slice(pointer.length));
      const item = inside.reduce<Item | undefined>(partOf, copied);
      if (item) item.value = id;
    }
    return copied;
  }
}

/** The value of a part as JSON. */
export function valueOf({ entries, properties, value }: Item): unknown {
  if (entries) return entries.map(valueOf);
  if (!properties) return value;
  return Object.fromEntries(Array.from(properties, ([name, part]) => [name, valueOf(part)]));
}

/** Takes a part out of its list or object. */
export function detach(item: Item): void {
  const { parent } = item;
  if (parent?.entries) parent.entries = parent.entries.filter((entry) => entry !== item);
  for (const [name, part] of parent?.properties ?? []) if (part === item) parent?.properties?.delete(name);
  item.parent = undefined;
}

/** Puts a part into a list, before the entry at an index, or into an object. */
export function attach(parent: Item, name: string, item: Item): void {
  item.parent = parent;
  if (parent.entries) parent.entries.splice(Number(name), 0, item);
  else parent.properties?.set(name, item);
}

function itemOf(value: unknown, id: string): Item {
  const item: Item = { id };
  if (Array.isArray(value)) item.entries = value.map((entry, index) => itemOf(entry, pointerTo(id, index)));
  else if (isRecord(value))
    item.properties = new Map(
      Object.entries(value).map(([name, part]) => [name, itemOf(part, pointerTo(id, name))]),
    );
  else item.value = value;
  for (const part of partsOf(item)) part.parent = item;
  return item;
}

/** The part stays the same one, with other contents. */
function replace(item: Item, { entries, properties, value }: Item): void {
  Object.assign(item, { entries, properties, value });
  for (const part of partsOf(item)) part.parent = item;
}

function copy(item: Item, step: string): Item {
  const copied = itemOf(valueOf(item), '');
  const rename = (one: Item, like: Item) => {
    one.id = `${step}(${like.id})`;
    const parts = partsOf(like);
    for (const [index, part] of partsOf(one).entries()) {
      const original = parts[index];
      if (original) rename(part, original);
    }
  };
  rename(copied, item);
  return copied;
}

const partsOf = ({ entries, properties }: Item): Item[] => entries ?? [...(properties?.values() ?? [])];

function partOf(item: Item | undefined, segment: string): Item | undefined {
  return item?.entries ? item.entries[Number(segment)] : item?.properties?.get(segment);
}

function itemIn(item: Item, id: string): Item | undefined {
  if (item.id === id) return item;
  for (const part of partsOf(item)) {
    const found = itemIn(part, id);
    if (found) return found;
  }
  return undefined;
}
