// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { BentoGridBlock, HeroBlock } from '../../../generated/documents';
import * as drawnElements from './elements-of';
import { elementOf, propertyAt } from './property-at';

// jsdom has none, which the elements of a block are read with.
vi.hoisted(() => vi.stubGlobal('ResizeObserver', class {}));

const card = (title: string, alt?: string) => ({
  title,
  text: `${title} every day.`,
  picture: { color: 'green', pattern: 'kente', ...(alt && { image: { src: 'a.webp', alt } }) },
  action: { label: 'See more', href: '/bread' },
});
const cards = { type: 'bento-grid', cards: [card('Loaves'), card('Buns'), card('Cakes', 'A cake')] };

/** As the block draws a card: its link says more to a screen reader. */
const drawn = (title: string, picture: string) => `<li>
  ${picture}<h3>${title}</h3><p>${title} every day.</p>
  <a href="/bread">See more<span class="visually-hidden">: ${title}</span></a></li>`;

function hit(selector: string, nth: number, block: unknown = cards) {
  const element = [...document.querySelectorAll(selector)][nth];
  if (!element) throw new Error(`There is no ${selector}.`);
  const placed = { block: block as BentoGridBlock | HeroBlock, pointer: '/blocks/1' };
  return propertyAt(element, placed, { images: {}, texts: {} });
}

const pattern = '<div data-pattern="kente"></div>';

function showCards() {
  const image = '<picture><img alt="A cake"></picture>';
  document.body.innerHTML = `<ul>${drawn('Loaves', pattern)}${drawn('Buns', pattern)}${drawn('Cakes', image)}</ul>`;
}

afterEach(() => document.body.replaceChildren());

test('the words of a link are its property, whatever a screen reader hears besides', () => {
  showCards();
  expect(hit('a', 1)).toBe('/blocks/1/cards/1/action/label');
  expect(hit('h3', 2)).toBe('/blocks/1/cards/2/title');
});

test('a pattern leads to the image that can be added there, a picture to its image', () => {
  showCards();
  expect(hit('[data-pattern]', 1)).toBe('/blocks/1/cards/1/picture/image');
  expect(hit('img', 0)).toBe('/blocks/1/cards/2/picture/image');
});

test('the picture of a block with no items is that of the block; a pattern that belongs to no picture is none', () => {
  document.body.innerHTML = `<section><h1>Bread</h1><p>Warm.</p>${pattern}</section>`;
  const hero = { type: 'hero', title: 'Bread', lead: 'Warm.', picture: { color: 'green' } };
  expect(hit('[data-pattern]', 0, hero)).toBe('/blocks/1/picture/image');
  expect(hit('[data-pattern]', 0, { ...hero, picture: undefined })).toBeUndefined();
});

test('where the words around a picture are those of several items, nobody is led to one of them', () => {
  document.body.innerHTML = `<section>${pattern}<h3>Loaves</h3><h3>Buns</h3></section>`;
  expect(hit('[data-pattern]', 0)).toBeUndefined();
});

test('what shows a property is found again; for what shows nothing, the entry that it is in', () => {
  showCards();
  const list = document.querySelector('ul');
  const block = cards as unknown as BentoGridBlock;
  if (list) vi.spyOn(drawnElements, 'elementsOf').mockReturnValue([list]);
  const shown = (property: string) =>
    elementOf(`/blocks/1/cards/${property}`, { block, pointer: '/blocks/1' }, { images: {}, texts: {} });
  const [, buns, cakes] = document.querySelectorAll('li');
  expect(shown('1/title')).toBe(buns?.querySelector('h3'));
  expect(shown('1/text')).toBe(buns?.querySelector('p'));
  expect(shown('1/action/label')).toBe(buns?.querySelector('a'));
  expect(shown('1/picture/color')).toBe(buns?.querySelector('h3'));
  expect(shown('2/picture/image')).toBe(cakes?.querySelector('img'));
  expect(shown('7/title')).toBeUndefined();
  expect(
    elementOf('/blocks/1/cards', { block, pointer: '/blocks/1' }, { images: {}, texts: {} }),
  ).toBeUndefined();
});
