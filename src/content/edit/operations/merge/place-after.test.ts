import fc from 'fast-check';
import { expect, test } from 'vitest';
import { operationFor, placesIn, wishes } from '../../../../../tests/support/random/random-operations';
import type { Operation } from '../../../model/operation';
import { placeAfter } from './place-after';
import { TrackedDocument, valueOf } from './tracked-document';

test.each<[string, Operation, string, string | undefined]>([
  ['of an entry before', { kind: 'insert', pointer: '/blocks/1', value: {} }, '/blocks/1/a', '/blocks/2/a'],
  ['of an entry behind', { kind: 'insert', pointer: '/blocks/2', value: {} }, '/blocks/1/a', '/blocks/1/a'],
  ['of a copy before', { kind: 'duplicate', pointer: '/blocks/0' }, '/blocks/1', '/blocks/2'],
  ['of its own copy', { kind: 'duplicate', pointer: '/blocks/1' }, '/blocks/1', '/blocks/1'],
  ['of a removal before', { kind: 'remove', pointer: '/blocks/0' }, '/blocks/10', '/blocks/9'],
  ['of its own removal', { kind: 'remove', pointer: '/blocks/1' }, '/blocks/1/a', undefined],
  ['of its own move', { kind: 'move', pointer: '/blocks/1', to: '/tabs/0' }, '/blocks/1/a', '/tabs/0/a'],
  ['of a move past it', { kind: 'move', pointer: '/blocks/0', to: '/blocks/2' }, '/blocks/2', '/blocks/1'],
  ['of another list', { kind: 'remove', pointer: '/blocks/0/tabs/0' }, '/blocks/1', '/blocks/1'],
])('the place of an entry follows it, in spite %s', (_, operation, place, expected) => {
  expect(placeAfter(place, [operation])).toBe(expected);
});

test('a part is followed through any operations to where it is', () => {
  const document = {
    title: 'T',
    lists: [['a', 'b', 'c'], [{ x: 1 }, { y: [2, { z: 3 }] }], []],
    more: { deep: [{ list: ['d', 'e'] }, { list: [] }] },
  };
  let followed = 0;
  fc.assert(
    fc.property(fc.array(wishes, { maxLength: 8 }), (chosen) => {
      const tracked = new TrackedDocument(document);
      const { entries } = placesIn(document);
      const parts = entries.flatMap((pointer) => {
        const item = tracked.at(pointer);
        return item ? [{ pointer, item }] : [];
      });
      const operations = chosen.flatMap((wish, index): Operation[] => {
        const root = tracked.at('');
        const operation = root && operationFor(valueOf(root), wish);
        if (!operation) return [];
        tracked.apply(operation, `step ${index}`);
        return [operation];
      });
      for (const { pointer, item } of parts) {
        if (tracked.item(item.id) !== item) continue;
        followed++;
        expect(placeAfter(pointer, operations)).toBe(tracked.pointerOf(item));
      }
    }),
    { seed: 3, numRuns: 300 },
  );
  expect(followed).toBeGreaterThan(1000);
});
