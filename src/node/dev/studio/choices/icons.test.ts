import { expect, test } from 'vitest';
import { loadIconSet } from '../../../assets/icons/icon-set';
import { findIcons } from './icons';

const icons = await loadIconSet();
const namesFor = (query: string) => findIcons(icons, query).icons.map(({ name }) => name);

test.each([
  ['delivery', ['truck', 'package']],
  ['idea', ['lightbulb', 'brain']],
  ['time', ['clock', 'timer', 'hourglass']],
])('icons for %s stand for it', (query, names) => {
  expect(namesFor(query)).toEqual(expect.arrayContaining(names));
  expect(namesFor(query)[0]).toBe(names[0]);
});

test('icons of that name come before those that only stand for it', () => {
  const names = namesFor('money');
  expect(names[0]).toBe('money');
  expect(names.indexOf('money-wavy')).toBeLessThan(names.indexOf('coins'));
});

test('a word that is not finished stands for the same', () => {
  expect(namesFor('shippi')).toEqual(expect.arrayContaining(['truck', 'package']));
});

test('a query of one letter stands for nothing', () => {
  expect(namesFor('z').every((name) => name.includes('z'))).toBe(true);
});
