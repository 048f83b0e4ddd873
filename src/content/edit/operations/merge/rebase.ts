import { parentOf, pointerTo, segmentsOf } from '../../../json/locate';
import type { DocumentSchema } from '../../../schema/document-schema';
import { isEqual } from '../../../util/is-equal';
import type {
  InsertOperation,
  MoveOperation,
  Operation,
  SetOperation,
  UnsetOperation,
} from '../../../model/operation';
import { attach, detach, type Item, TrackedDocument, valueOf } from './tracked-document';

/** A place that both have changed, each in another way. Their change stays. */
export interface Conflict {
  /** In the merged document; of something that is no longer in it, in ours. */
  pointer: string;
  /** Whether they differ in the value, or only in where it is; then `ours` and `theirs` are pointers. */
  about: 'value' | 'place';
  /** `undefined` where we have removed it. */
  ours: unknown;
  /** `undefined` where they have removed it. */
  theirs: unknown;
}

/** Our operations on top of theirs. */
export interface Rebased {
  operations: Operation[];
  /** By operation: the index in ours of the one that it was. */
  origins: number[];
  /** What of ours could not be applied. */
  conflicts: Conflict[];
}

/** Two sets of changes of one document. */
interface Changes {
  /** The document that both have changed. */
  base: unknown;
  ours: readonly Operation[];
  /** Of another document text: `operationsBetween` it and the base. */
  theirs: readonly Operation[];
  schema?: DocumentSchema;
}

/**
 * Changes our operations so that they can be applied after theirs. Entries of lists are followed wherever they were moved. What
 * both have changed in the same way is left out.
 */
export function rebase({ base, ours, theirs, schema }: Changes): Rebased {
  const merge = new Merge(base, theirs, schema);
  const rebased = ours.flatMap((operation, index) => {
    const done = merge.add(operation, `ours ${index}`);
    return done ? [{ done, index }] : [];
  });
  return {
    operations: rebased.map(({ done }) => done),
    origins: rebased.map(({ index }) => index),
    conflicts: merge.conflicts(),
  };
}

/** What a conflict is about: a property of an object, a part, or where a part is. */
type Dispute = { object: string; name: string } | { part: string } | { place: string };

class Merge {
  /** The document with our operations alone. */
  readonly #ours: TrackedDocument;
  /** The document with theirs, and on top of them those of ours that could be applied. */
  readonly #merged: TrackedDocument;
  readonly #movedByThem = new Set<string>();
  readonly #disputes = new Map<string, Dispute>();

  constructor(base: unknown, theirs: readonly Operation[], schema: DocumentSchema | undefined) {
    this.#ours = new TrackedDocument(base, schema);
    this.#merged = new TrackedDocument(base, schema);
    for (const [index, operation] of theirs.entries()) {
      const moved = operation.kind === 'move' && this.#merged.at(operation.pointer);
      if (moved) this.#movedByThem.add(moved.id);
      this.#merged.apply(operation, `theirs ${index}`);
    }
  }

  /** @returns the operation on the merged document; undefined where there is nothing to do, or a conflict */
  add(operation: Operation, step: string): Operation | undefined {
    const { pointer, kind } = operation;
    const part = this.#ours.at(pointer);
    const around = this.#ours.at(parentOf(pointer));
    if (!around) return undefined;
    const isRename = kind === 'move' && around.properties !== undefined;
    const name = segmentsOf(pointer).at(-1) ?? '';
    const rebased = () => {
      if (kind === 'set' || kind === 'unset') return this.#put(operation, { part, around, name }, step);
      if (kind === 'insert') return this.#insert(operation, around, step);
      if (isRename) return this.#rename(operation, around, name);
      return part && this.#onEntry(operation, part);
    };
    if (kind === 'insert' || (kind === 'move' && !isRename)) {
      // Where it goes is told by what is beside it afterwards.
      this.#ours.apply(operation, step);
      const done = rebased();
      if (done && kind === 'insert') this.#merged.apply(done, step);
      return done;
    }
    const done = rebased();
    this.#ours.apply(operation, step);
    if (done) this.#merged.apply(done, step);
    return done;
  }

  conflicts(): Conflict[] {
    return [...this.#disputes.values()].flatMap((dispute) => this.#conflict(dispute) ?? []);
  }

  #put(
    operation: SetOperation | UnsetOperation,
    { part, around, name }: { part: Item | undefined; around: Item; name: string },
    step: string,
  ): Operation | undefined {
    const isProperty = around.properties !== undefined && part !== around;
    const object = this.#merged.item(around.id);
    if (isProperty ? !object?.properties : part && !this.#merged.item(part.id))
      return this.#lost(part ?? around);
    const now = isProperty ? object?.properties?.get(name) : part && this.#merged.item(part.id);
    const found = now && valueOf(now);
    const wanted = operation.kind === 'set' ? operation.value : undefined;
    const place =
      isProperty && object
        ? pointerTo(this.#merged.pointerOf(object), name)
        : now && this.#merged.pointerOf(now);
    if (place === undefined) return undefined;
    if (isEqual(found, wanted)) {
      // Later operations of ours may change parts of it.
      if (operation.kind === 'set') this.#merged.apply({ ...operation, pointer: place }, step);
      return undefined;
    }
    if (isEqual(found, operation.expected)) return { ...operation, pointer: place, expected: found };
    return this.#dispute(isProperty || !part ? { object: around.id, name } : { part: part.id });
  }

  #insert(operation: InsertOperation, list: Item, step: string): Operation | undefined {
    const target = this.#merged.item(list.id);
    const entry = this.#ours.at(operation.pointer);
    if (!target?.entries || !entry) return this.#lost(list);
    const index = indexBeside(entry, target.entries);
    const there = target.entries[index];
    const pointer = pointerTo(this.#merged.pointerOf(target), index);
    const isTheirs = there?.id.startsWith('theirs') && isEqual(valueOf(there), operation.value);
    if (there && isTheirs) {
      detach(there);
      this.#merged.apply({ ...operation, pointer }, step);
      return undefined;
    }
    return { ...operation, pointer, expected: there && valueOf(there) };
  }

  /** Removes, duplicates or moves an entry. */
  #onEntry(operation: Operation, part: Item): Operation | undefined {
    const now = this.#merged.item(part.id);
    if (!now) return operation.kind === 'remove' ? undefined : this.#lost(part);
    const [pointer, expected] = [this.#merged.pointerOf(now), valueOf(now)];
    if (operation.kind === 'move') return this.#move(operation, now, part);
    if (operation.kind === 'remove' && !isEqual(expected, operation.expected))
      return this.#dispute({ part: part.id });
    return { ...operation, pointer, expected };
  }

  #move(operation: MoveOperation, now: Item, part: Item): Operation | undefined {
    const list = part.parent && this.#merged.item(part.parent.id);
    if (!list?.entries || isInside(list, now)) return this.#dispute({ place: part.id });
    const [pointer, expected] = [this.#merged.pointerOf(now), valueOf(now)];
    const [home, index] = [now.parent, now.parent?.entries?.indexOf(now) ?? 0];
    detach(now);
    attach(list, String(indexBeside(part, list.entries)), now);
    const to = this.#merged.pointerOf(now);
    if (to === pointer) return undefined;
    if (!this.#movedByThem.has(part.id)) return { ...operation, pointer, to, expected };
    detach(now);
    if (home) attach(home, String(index), now);
    return this.#dispute({ place: part.id });
  }

  #rename(operation: Operation, around: Item, name: string): Operation | undefined {
    const object = this.#merged.item(around.id);
    const now = object?.properties?.get(name);
    const newName = operation.kind === 'move' ? (segmentsOf(operation.to).at(-1) ?? '') : name;
    if (!object || !now || object.properties?.has(newName))
      return object ? this.#dispute({ object: around.id, name: newName }) : this.#lost(around);
    const parent = this.#merged.pointerOf(object);
    const [pointer, to] = [pointerTo(parent, name), pointerTo(parent, newName)];
    return { kind: 'move', pointer, to, expected: valueOf(now) };
  }

  /** Something of ours is in a part that they have removed: the outermost such part is in conflict. */
  #lost(item: Item): undefined {
    let outermost = item;
    for (let one: Item | undefined = item; one; one = one.parent)
      if (!this.#merged.item(one.id)) outermost = one;
    return this.#dispute({ part: outermost.id });
  }

  #dispute(dispute: Dispute): undefined {
    this.#disputes.set(JSON.stringify(dispute), dispute);
  }

  #conflict(dispute: Dispute): Conflict | undefined {
    const isPlace = 'place' in dispute;
    const [ours, theirs] = [this.#ours, this.#merged].map((document) => {
      const item = document.item(isPlace ? dispute.place : 'part' in dispute ? dispute.part : dispute.object);
      const part = item && 'name' in dispute ? item.properties?.get(dispute.name) : item;
      const pointer =
        item && 'name' in dispute
          ? pointerTo(document.pointerOf(item), dispute.name)
          : item && document.pointerOf(item);
      return { pointer, value: isPlace ? pointer : part && valueOf(part) };
    });
    const pointer = theirs?.pointer ?? ours?.pointer;
    if (pointer === undefined || isEqual(ours?.value, theirs?.value)) return undefined;
    return { pointer, about: isPlace ? 'place' : 'value', ours: ours?.value, theirs: theirs?.value };
  }
}

/** The index in another list after the nearest entry before it that both have, or else before the nearest one after it. */
function indexBeside(entry: Item, entries: readonly Item[]): number {
  const siblings = entry.parent?.entries ?? [];
  const at = siblings.indexOf(entry);
  const indexOf = ({ id }: Item) => entries.findIndex((one) => one.id === id);
  const before = siblings.slice(0, at).findLast((one) => indexOf(one) >= 0);
  if (before) return indexOf(before) + 1;
  const after = siblings.slice(at + 1).find((one) => indexOf(one) >= 0);
  return after ? indexOf(after) : entries.length;
}

function isInside(item: Item, outer: Item): boolean {
  return item === outer || (item.parent !== undefined && isInside(item.parent, outer));
}
