import { expect, test } from 'vitest';
import { inColorOf } from './in-color';

const clay = { color: 'laterite', pattern: 'lattice' };
const page = {
  kind: 'product',
  blocks: [
    { type: 'hero', title: 'Bread', picture: {} },
    { type: 'alternating-rows', rows: [{ title: 'Rye', picture: { color: 'indigo' } }, { picture: {} }] },
    { type: 'call-to-action', heading: 'Order', color: 'green', pattern: 'phula' },
    { type: 'pillars', pillars: [{ title: 'Flour', color: 'green' }] },
  ],
};
const homeWith = (block: object) => ({ blocks: [block, { type: 'banner', color: 'indigo' }] });

test('pictures without a color and panels of a new page have the color with which the home page opens', () => {
  const [hero, rows, call, pillars] = page.blocks;
  expect(inColorOf(homeWith({ type: 'hero', picture: clay }), page)).toEqual({
    kind: 'product',
    blocks: [
      { ...hero, picture: clay },
      { ...rows, rows: [{ title: 'Rye', picture: { color: 'indigo' } }, { picture: clay }] },
      { ...call, ...clay },
      pillars,
    ],
  });
  const { blocks } = inColorOf(homeWith({ type: 'banner', color: 'laterite' }), page);
  expect(blocks[0]).toMatchObject({ picture: { color: 'laterite', pattern: expect.any(String) } });
});

test.each([
  ['names no color', homeWith({ type: 'hero', picture: {} }), page],
  ['names a color that there is not', homeWith({ type: 'banner', color: 'pink' }), page],
  ['has no blocks', { blocks: [] }, page],
  ['cannot be read', undefined, page],
  ['has a color, which a legal text does not take', homeWith(clay), { ...page, kind: 'legal' }],
])('a page stays as it is where the home page %s', (_what, home, begun) => {
  expect(inColorOf(home, begun)).toBe(begun);
});
