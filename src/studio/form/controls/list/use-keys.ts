import { useState } from 'react';
import { isEqual } from '../../../../content/util/is-equal';

interface Known {
  entries: readonly unknown[];
  keys: readonly number[];
}

let last = 0;

/** Keys of entries of a list that stay with them wherever they go: an entry that is moved stays open. */
export function useKeys(entries: readonly unknown[]): readonly number[] {
  const [known, setKnown] = useState<Known>(() => ({ entries, keys: entries.map(newKey) }));
  if (known.entries === entries) return known.keys;
  const keys = keysFor(entries, known);
  setKnown({ entries, keys });
  return keys;
}

const newKey = () => {
  last += 1;
  return last;
};

/** An entry has the key of the one that it equals, those at the same place first; one that was changed keeps its place's key. */
function keysFor(entries: readonly unknown[], known: Known): number[] {
  const free = new Map(known.keys.map((key, index) => [index, key]));
  const keys = new Map<number, number>();
  const take = (index: number, from: number | undefined) => {
    const key = from === undefined ? undefined : free.get(from);
    if (from === undefined || key === undefined) return;
    keys.set(index, key);
    free.delete(from);
  };
  const isFree = (index: number) => !keys.has(index);
  const indexes = entries.map((_, index) => index);
  for (const index of indexes) if (isEqual(entries[index], known.entries[index])) take(index, index);
  for (const index of indexes.filter(isFree))
    take(
      index,
      [...free.keys()].find((from) => isEqual(entries[index], known.entries[from])),
    );
  for (const index of indexes.filter(isFree)) take(index, index);
  return indexes.map((index) => keys.get(index) ?? newKey());
}
