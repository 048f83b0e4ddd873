import { withoutByteOrderMark } from '../../json/byte-order-mark';
import { pointerTo, segmentsOf } from '../../json/locate';
import { parseJson } from '../../json/parse';
import { isRecord } from '../../util/is-record';
import { applyTogether } from '../operations/apply-together';
import type { Operation } from '../../model/operation';

/** One step of `schema/migrations/`: the names in the schemas of blocks that change with this version. */
export interface Migration {
  /** Counts from 1. */
  version: number;
  changes: readonly MigrationChange[];
}

/**
 * A new name for a property of one block type, for a property of the objects inside another property (directly or in its
 * list; `''` is the document itself), or for a block type.
 */
export type MigrationChange =
  | { rename: 'property'; block: string; from: string; to: string }
  | { rename: 'property'; inside: string; from: string; to: string }
  | { rename: 'block'; from: string; to: string };

/** One change. The line counts from 1. */
export interface Migrated {
  line: number;
  from: string;
  to: string;
}

/**
 * Brings a page document up to date. Only the names that have changed are touched; spaces and line ends stay.
 *
 * A document with a `version` gets the migrations after it; one without gets all of them, which
 * changes nothing where it has no old names.
 *
 * @param migrations by rising version
 * @returns the new text and what was done; a text that is not JSON comes back as it was
 */
export function migrate(
  text: string,
  migrations: readonly Migration[],
): { text: string; done: readonly Migrated[] } {
  const done: Migrated[] = [];
  let current = text;
  for (const { version, changes } of migrations) {
    if (version <= (versionIn(valueOf(current)) ?? 0)) continue;
    for (const change of changes) current = apply(current, operationsFor(valueOf(current), change), done);
  }
  const newest = newestOf(migrations);
  return { text: apply(current, versionOperations(valueOf(current), newest), done), done };
}

/** The version that a document claims, where it is newer than the newest migration: what that has renamed is not known. */
export function unknownVersion(text: string, migrations: readonly Migration[]): number | undefined {
  const version = versionIn(valueOf(text)) ?? 0;
  return version > newestOf(migrations) ? version : undefined;
}

/** The newest version of the blocks. */
export const newestOf = (migrations: readonly Migration[]): number => migrations.at(-1)?.version ?? 0;

/** The properties that migrations rename, by their old name: the new ones. */
export function renamesOf(migrations: readonly Migration[]): ReadonlyMap<string, readonly string[]> {
  const renames = new Map<string, string[]>();
  for (const change of migrations.flatMap(({ changes }) => changes))
    if (change.rename === 'property')
      renames.set(change.from, [...(renames.get(change.from) ?? []), change.to]);
  return renames;
}

function apply(text: string, operations: readonly Operation[], done: Migrated[]): string {
  if (operations.length === 0) return text;
  const { text: changed, lines } = applyTogether(text, operations);
  for (const [index, operation] of operations.entries())
    done.push({ line: lines[index] ?? 0, ...replacementIn(operation) });
  return changed;
}

/** What an operation replaces: the name of a property, or a value. */
function replacementIn(operation: Operation): { from: string; to: string } {
  const { kind, pointer, expected } = operation;
  const [from, to] =
    kind === 'move'
      ? [pointer, operation.to].map((one) => segmentsOf(one).at(-1))
      : [expected, kind === 'set' && operation.value];
  return { from: String(from), to: String(to) };
}

function operationsFor(document: unknown, change: MigrationChange): Operation[] {
  if (change.rename === 'block') {
    const types = blocksIn(document).filter(({ object }) => object.type === change.from);
    return types.map(({ pointer }) => {
      return { kind: 'set', pointer: `${pointer}/type`, value: change.to, expected: change.from };
    });
  }
  const { from, to } = change;
  const objects =
    'inside' in change
      ? objectsInside(document, change.inside)
      : blocksIn(document).filter(({ object }) => object.type === change.block);
  return objects.flatMap(({ pointer, object }): Operation[] => {
    // A document with both names is left to validation.
    if (!Object.hasOwn(object, from) || Object.hasOwn(object, to)) return [];
    return [
      { kind: 'move', pointer: pointerTo(pointer, from), to: pointerTo(pointer, to), expected: object[from] },
    ];
  });
}

/** An object of a document, and where it is. */
interface Place {
  pointer: string;
  object: Readonly<Record<string, unknown>>;
}

function blocksIn(document: unknown): Place[] {
  return isRecord(document) ? objectsIn(document.blocks, '/blocks') : [];
}

/** The objects that are the value, or in the list, of a property of this name, wherever in the document. */
function objectsInside(document: unknown, name: string): Place[] {
  if (name === '') return isRecord(document) ? [{ pointer: '', object: document }] : [];
  return objectsIn(document, '').flatMap(({ pointer, object }) => {
    const place = pointerTo(pointer, name);
    const value = Object.hasOwn(object, name) ? object[name] : undefined;
    const entries: unknown[] = Array.isArray(value) ? value : [];
    const objects = entries.map((entry, index) => ({ pointer: pointerTo(place, index), object: entry }));
    return [{ pointer: place, object: value }, ...objects].filter(isPlace);
  });
}

const isPlace = (place: { pointer: string; object: unknown }): place is Place => isRecord(place.object);

function versionOperations(document: unknown, newest: number): Operation[] {
  const version = versionIn(document);
  return version !== undefined && version < newest
    ? [{ kind: 'set', pointer: '/version', value: newest, expected: version }]
    : [];
}

function versionIn(document: unknown): number | undefined {
  return isRecord(document) && typeof document.version === 'number' ? document.version : undefined;
}

function valueOf(text: string): unknown {
  const parsed = parseJson(withoutByteOrderMark(text));
  return 'value' in parsed ? parsed.value : undefined;
}

function objectsIn(value: unknown, pointer: string): Place[] {
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value)
      ? Object.entries(value)
      : [];
  const inside = parts.flatMap(([name, part]) => objectsIn(part, pointerTo(pointer, name)));
  return isRecord(value) ? [{ pointer, object: value }, ...inside] : inside;
}
