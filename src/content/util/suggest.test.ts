import { expect, test } from 'vitest';
import { suggest } from './suggest';

const NAMES = ['hero', 'hero-carousel', 'statements', 'id', 'heading'];

test.each([
  ['heroCarousel', 'hero-carousel'],
  ['Hero Carousel', 'hero-carousel'],
  ['HERO', 'hero'],
  ['statment', 'statements'],
  ['hreo', 'hero'],
  ['ID', 'id'],
])('%s was probably meant to be %s', (written, meant) => {
  expect(suggest(written, NAMES)).toBe(meant);
});

test.each(['video', 'x', 'zz', '', '鞋', 'header'])('%j is similar to nothing', (written) => {
  expect(suggest(written, NAMES)).toBeUndefined();
});

test('a name that is missing may differ more', () => {
  expect(suggest('header', ['heading'], { loose: true })).toBe('heading');
  expect(suggest('author', ['title', 'description'], { loose: true })).toBeUndefined();
});
