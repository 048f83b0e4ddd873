import { expect, test } from 'vitest';
import type { Operation } from '../../../model/operation';
import { nameOperation, namePlace } from './name-operation';

test.each<[Operation, string]>([
  [{ kind: 'set', pointer: '/blocks/2/heading', value: 'x', expected: 'y' }, 'Change the heading of block 3'],
  [{ kind: 'set', pointer: '/blocks/2/richText', value: 'x' }, 'Add the rich text of block 3'],
  [{ kind: 'set', pointer: '/title', value: 'x', expected: 'y' }, 'Change the title'],
  [{ kind: 'set', pointer: '', value: {}, expected: [] }, 'Change the document'],
  [
    { kind: 'unset', pointer: '/blocks/0/picture/image', expected: {} },
    'Remove the image of the picture of block 1',
  ],
  [{ kind: 'insert', pointer: '/blocks/1', value: {} }, 'Add block 2'],
  [
    { kind: 'remove', pointer: '/blocks/1/tabs/0/blocks/2', expected: {} },
    'Remove block 3 in tab 1 in block 2',
  ],
  [
    { kind: 'remove', pointer: '/navigation/items/0/categories/1', expected: {} },
    'Remove category 2 in item 1 in the navigation',
  ],
  [{ kind: 'insert', pointer: '/aliases/0', value: '/old' }, 'Add alias 1'],
  [{ kind: 'remove', pointer: '/footer/legal/0', expected: {} }, 'Remove entry 1 of legal in the footer'],
  [{ kind: 'move', pointer: '/blocks/4', to: '/blocks/0', expected: {} }, 'Move block 5 to place 1'],
  [
    { kind: 'move', pointer: '/blocks/4', to: '/blocks/1/tabs/0/blocks/0', expected: {} },
    'Move block 5 to place 1 in the blocks of tab 1 in block 2',
  ],
  [
    { kind: 'move', pointer: '/tokens/phone', to: '/tokens/telephone', expected: '1' },
    'Rename the phone of the tokens to telephone',
  ],
  [{ kind: 'duplicate', pointer: '/blocks/0', expected: {} }, 'Duplicate block 1'],
])('%j is "%s"', (operation, name) => {
  expect(nameOperation(operation)).toBe(name);
});

/** The fields of a form by their places: their labels, and which of them are tables. */
const fieldsOf =
  (labels: Readonly<Record<string, string>>, tables: readonly string[] = []) =>
  (pointer: string) => {
    const label = labels[pointer];
    if (label === undefined) return undefined;
    return { label, field: { control: tables.includes(pointer) ? 'table' : 'text' } };
  };

test('a property is called as its field is', () => {
  const fields = fieldsOf({
    '/publishFrom': 'Public from',
    '/blocks/1/heading': 'Heading',
    '/blocks/1': 'Hero',
  });
  const nameOf = (operation: Operation) => nameOperation(operation, fields);
  expect(nameOf({ kind: 'set', pointer: '/publishFrom', value: '2026-12-01T09:00Z' })).toBe(
    'Add “Public from”',
  );
  expect(nameOf({ kind: 'set', pointer: '/blocks/1/heading', value: 'x', expected: 'y' })).toBe(
    'Change the heading of block 2',
  );
});

const TABLES = fieldsOf(
  {
    '/tokens': 'Words that stand in many places',
    '/tokens/secondPhone': 'secondPhone',
    '/languages': 'Further languages',
    '/languages/fr': 'fr',
    '/sections/~1shop': '/shop',
    '/sections/~1shop/label': 'Name',
    '/sections': 'Sections',
  },
  ['/tokens', '/languages', '/sections'],
);

test.each<[Operation, string]>([
  [{ kind: 'unset', pointer: '/languages/fr', expected: 'fr-BJ' }, 'Remove fr from “Further languages”'],
  [{ kind: 'set', pointer: '/languages/fr', value: 'fr-BJ' }, 'Add fr to “Further languages”'],
  [
    { kind: 'set', pointer: '/tokens/secondPhone', value: '1', expected: '2' },
    'Change secondPhone in “Words that stand in many places”',
  ],
  [
    { kind: 'move', pointer: '/tokens/secondPhone', to: '/tokens/phone', expected: '1' },
    'Rename secondPhone in “Words that stand in many places” to phone',
  ],
  [
    { kind: 'set', pointer: '/sections/~1shop/label', value: 'x', expected: 'y' },
    'Change “Name” of /shop in the sections',
  ],
  [{ kind: 'unset', pointer: '/languages', expected: {} }, 'Remove “Further languages”'],
])('of a table, %j is "%s"', (operation, name) => {
  expect(nameOperation(operation, TABLES)).toBe(name);
});

test('a place is called as fields are, too', () => {
  expect(namePlace('/tokens/secondPhone', TABLES)).toBe('secondPhone in “Words that stand in many places”');
});
