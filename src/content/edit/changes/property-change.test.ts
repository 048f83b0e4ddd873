import { expect, test } from 'vitest';
import { namePropertyChange } from './property-change';

const named = (before: unknown, now: unknown) =>
  namePropertyChange({ name: 'menu', before, now }, 'Menu bar');
const entry = (label: string) => ({ label, href: `/${label.toLowerCase()}`, icon: 'house' });

test('one text in place of another is named with both', () => {
  expect(named('8 to 17', '8 to 18')).toBe('Menu bar: “8 to 18” in place of “8 to 17”');
  expect(named([entry('Heels')], [{ ...entry('Heels'), href: '/new' }])).toBe(
    'Menu bar: “/new” in place of “/heels”',
  );
});

test('texts that were added and removed are named, without addresses and icons', () => {
  expect(named([entry('Soles')], [entry('Soles'), entry('Heels')])).toBe('Menu bar: “Heels” added');
  expect(named([entry('Soles'), entry('Heels')], [entry('Heels')])).toBe('Menu bar: “Soles” removed');
  expect(named([entry('Soles')], [entry('Heels'), entry('Laces')])).toBe(
    'Menu bar: “Heels” and “Laces” added, “Soles” removed',
  );
});

test('of many and long texts the first are named, and cut', () => {
  expect(named(undefined, ['One', 'Two', 'Three', 'Four'])).toBe('Menu bar: “One”, “Two” and 2 more added');
  expect(named('', 'Word '.repeat(20))).toBe(
    'Menu bar: “Word Word Word Word Word Word Word Word …” in place of “”',
  );
});

test('the same texts elsewhere are another order, and what is no text is edited', () => {
  expect(named([entry('Soles'), entry('Heels')], [entry('Heels'), entry('Soles')])).toBe(
    'Menu bar in another order',
  );
  expect(named({ columns: 2 }, { columns: 3 })).toBe('Menu bar edited');
  expect(named(['Soles'], ['Soles', 'Soles'])).toBe('Menu bar: “Soles” added');
});

test('what has moved beside something added, removed or replaced is said, too', () => {
  const [soles, heels, laces] = ['Soles', 'Heels', 'Laces'].map(entry);
  expect(named([soles, heels, laces], [laces, heels])).toBe('Menu bar: “Soles” removed, others moved');
  expect(named([soles, heels], [laces, heels, soles])).toBe('Menu bar: “Laces” added, others moved');
  expect(named(['One', 'Two', 'Three'], ['Two', 'One', 'Four'])).toBe(
    'Menu bar: “Four” in place of “Three”, others moved',
  );
  expect(named(['One', 'Two'], ['Two', 'One', 'Two'])).toBe('Menu bar: “Two” added');
});
