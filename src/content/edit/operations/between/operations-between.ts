import { pointerTo } from '../../../json/locate';
import { isEqual } from '../../../util/is-equal';
import { isRecord } from '../../../util/is-record';
import { longestRise, matchEntries, type Pair } from './match-entries';
import type { Operation } from '../../../model/operation';

/**
 * The operations that make one value of another, each on what the ones before it leave. They touch only what differs; an entry
 * that has moved in its list is moved.
 */
export function operationsBetween(before: unknown, after: unknown, pointer = ''): Operation[] {
  if (isEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return betweenLists(before, after, pointer);
  if (isRecord(before) && isRecord(after)) return betweenObjects(before, after, pointer);
  return [{ kind: 'set', pointer, value: after, expected: before }];
}

type Properties = Readonly<Record<string, unknown>>;

function betweenObjects(before: Properties, after: Properties, pointer: string): Operation[] {
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [
    ...removed.map((name): Operation => {
      return { kind: 'unset', pointer: pointerTo(pointer, name), expected: before[name] };
    }),
    ...Object.keys(after).flatMap((name): Operation[] => {
      const place = pointerTo(pointer, name);
      if (Object.hasOwn(before, name)) return operationsBetween(before[name], after[name], place);
      return [{ kind: 'set', pointer: place, value: after[name], expected: undefined }];
    }),
  ];
}

function betweenLists(before: readonly unknown[], after: readonly unknown[], pointer: string): Operation[] {
  const pairs = matchEntries(before, after);
  const kept = new Set(pairs.map((pair) => pair.before));
  const current = before.map((value, index) => ({ value, index }));
  const at = (index: number) => pointerTo(pointer, index);
  const steps: Operation[] = [];
  for (let index = before.length - 1; index >= 0; index--) {
    if (kept.has(index)) continue;
    steps.push({ kind: 'remove', pointer: at(index), expected: before[index] });
    current.splice(index, 1);
  }
  for (const { from, to } of movesIn(pairs)) {
    const [moved] = current.splice(from, 1);
    if (!moved) continue;
    current.splice(to, 0, moved);
    steps.push({ kind: 'move', pointer: at(from), to: at(to), expected: moved.value });
  }
  const stayed = new Map(pairs.map((pair) => [pair.after, pair.before]));
  for (const [index, value] of after.entries()) {
    if (stayed.has(index)) continue;
    steps.push({ kind: 'insert', pointer: at(index), value, expected: current[index]?.value });
    current.splice(index, 0, { value, index: -1 });
  }
  return [
    ...steps,
    ...pairs.flatMap((pair) => operationsBetween(before[pair.before], after[pair.after], at(pair.after))),
  ];
}

/** The moves that bring the entries that stay into their new order, one after the other. */
function movesIn(pairs: readonly Pair[]): { from: number; to: number }[] {
  const wanted = pairs.map((pair) => pair.before);
  const inPlace = new Set(longestRise(wanted));
  const current = wanted.toSorted((one, other) => one - other);
  return wanted.flatMap((entry, index) => {
    if (inPlace.has(entry)) return [];
    const from = current.indexOf(entry);
    current.splice(from, 1);
    const previous = wanted[index - 1];
    const to = previous === undefined ? 0 : current.indexOf(previous) + 1;
    current.splice(to, 0, entry);
    return [{ from, to }];
  });
}
