import fc from 'fast-check';
import { valueAt } from '../../../src/content/json/value-at';
import { pointerTo } from '../../../src/content/json/locate';
import type { Operation } from '../../../src/content/model/operation';
import { isRecord } from '../../../src/content/util/is-record';

/** Something to be done to a document, whatever the document is: the numbers choose among what it has. */
export interface Wish {
  kind: Operation['kind'] | 'rename';
  place: number;
  target: number;
  name: string;
  value: unknown;
}

const TEXTS = ['', 'a "b" \\ /', 'é😀\u2028', '\u0000\t\n', '</script>', '\ud800'];

const values = fc.oneof(
  fc.constantFrom<unknown>(...TEXTS, 0, -1.5, 1e21, true, null, [], {}),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom<unknown>(
    { id: 'a', tags: ['x', 'y'] },
    { type: 'faq', b: [{ c: {} }] },
    [['x'], []],
    ['x'],
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Wishes for changes of every kind. */
export const wishes: fc.Arbitrary<Wish> = fc.record({
  kind: fc.constantFrom<Wish['kind']>(
    'set',
    'set',
    'unset',
    'insert',
    'remove',
    'move',
    'move',
    'duplicate',
    'rename',
  ),
  place: fc.nat(),
  target: fc.nat(),
  name: fc.constantFrom('heading', 'id', 'a/b~c', '__proto__', 'lead', 'neu'),
  value: values,
});

/** The places of a document, by what is there. */
interface Places {
  entries: string[];
  properties: string[];
  lists: string[];
  objects: string[];
}

/** An operation that fits a document; undefined where it has no place for one. */
export function operationFor(
  document: unknown,
  { kind, place, target, name, value }: Wish,
): Operation | undefined {
  const places = placesIn(document);
  const pick = (from: readonly string[], number = place) => from[number % from.length];
  const expecting = (pointer: string) => ({ pointer, expected: valueAt(document, pointer) });
  switch (kind) {
    case 'set': {
      const object = target % 3 === 0 ? pick(places.objects) : undefined;
      const pointer =
        object === undefined ? pick([...places.entries, ...places.properties]) : pointerTo(object, name);
      return pointer === undefined ? undefined : { kind, ...expecting(pointer), value };
    }
    case 'unset': {
      const pointer = pick(places.properties);
      return pointer === undefined ? undefined : { kind, ...expecting(pointer) };
    }
    case 'insert': {
      const list = pick(places.lists);
      const index = target % (lengthOf(document, list) + 1);
      return list === undefined ? undefined : { kind, ...expecting(pointerTo(list, index)), value };
    }
    case 'rename': {
      const from = pick(places.properties);
      const to = from?.replace(/[^/]*$/, name.replace(/~/g, '~0').replace(/\//g, '~1'));
      const isNew = from !== undefined && to !== undefined && !places.properties.includes(to);
      return isNew ? { kind: 'move', ...expecting(from), to } : undefined;
    }
    case 'move':
      return moveFrom(document, pick(places.entries), target);
    default: {
      const pointer = pick(places.entries);
      return pointer === undefined ? undefined : { kind, ...expecting(pointer) };
    }
  }
}

/** Half of all moves stay in their list. */
function moveFrom(document: unknown, pointer: string | undefined, target: number): Operation | undefined {
  if (pointer === undefined) return undefined;
  const [, own = '', from] = /^(.*)\/(\d+)$/.exec(pointer) ?? [];
  const without: unknown = JSON.parse(JSON.stringify(document));
  const siblings = valueAt(without, own);
  if (Array.isArray(siblings)) siblings.splice(Number(from), 1);
  const lists = target % 2 === 0 ? [own] : placesIn(without).lists;
  const list = lists[(target >> 1) % lists.length] ?? own;
  const to = pointerTo(list, (target >> 3) % (lengthOf(without, list) + 1));
  return { kind: 'move', pointer, to, expected: valueAt(document, pointer) };
}

function lengthOf(document: unknown, list: string | undefined): number {
  const value = list === undefined ? undefined : valueAt(document, list);
  return Array.isArray(value) ? value.length : 0;
}

export function placesIn(value: unknown, pointer = '', found?: Places): Places {
  const places = found ?? { entries: [], properties: [], lists: [], objects: [] };
  if (Array.isArray(value)) {
    places.lists.push(pointer);
    for (const [index, entry] of value.entries()) {
      places.entries.push(pointerTo(pointer, index));
      placesIn(entry, pointerTo(pointer, index), places);
    }
  } else if (isRecord(value)) {
    places.objects.push(pointer);
    for (const [name, part] of Object.entries(value)) {
      places.properties.push(pointerTo(pointer, name));
      placesIn(part, pointerTo(pointer, name), places);
    }
  }
  return places;
}
