import { pointerTo } from '../../json/locate';
import { valueAt } from '../../json/value-at';
import type { DocumentSchema } from '../../schema/document-schema';
import { numberIn } from '../../schema/keywords';
import { isRecord } from '../../util/is-record';

/**
 * New ids for the copy of an entry, since a link leads to the first of two that are the same: `prices` becomes `prices-2`, and
 * that `prices-3`.
 *
 * @param pointer of the entry that is copied
 * @returns by the pointer of each id in the entry
 */
export function idsForCopy(document: unknown, pointer: string, schema?: DocumentSchema): Map<string, string> {
  const taken = new Set(idsIn(document).map(([, id]) => id));
  const ids = new Map<string, string>();
  for (const [place, id] of idsIn(valueAt(document, pointer), pointer)) {
    const most = numberIn(schema?.at(document, place) ?? {}, 'maxLength');
    const unused = unusedId(id, taken, most);
    taken.add(unused);
    ids.set(place, unused);
  }
  return ids;
}

/**
 * An id with the next number that makes it different from all others.
 *
 * @param most the limit in characters
 */
export function unusedId(id: string, taken: ReadonlySet<unknown>, most = Number.POSITIVE_INFINITY): string {
  const stem = id.replace(/-\d+$/, '');
  for (let number = 2; ; number++) {
    const end = `-${number}`;
    const next = stem.slice(0, most - end.length).replace(/-+$/, '') + end;
    if (!taken.has(next)) return next;
  }
}

/** The ids in a value, by their pointers. */
export function idsIn(value: unknown, pointer = ''): [pointer: string, id: string][] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => idsIn(entry, pointerTo(pointer, index)));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]): [string, string][] => {
    const place = pointerTo(pointer, name);
    return name === 'id' && typeof part === 'string' ? [[place, part]] : idsIn(part, place);
  });
}
