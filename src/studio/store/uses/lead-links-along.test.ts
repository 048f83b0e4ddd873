import { expect, test } from 'vitest';
import { changedId } from './lead-links-along';

const page = (...blocks: object[]) => ({ path: 'soles.json', value: { blocks } });
const grid = { type: 'benefit-grid', heading: 'Prices' };

test('the id of a block was changed, or is being written anew', () => {
  const found = { path: 'soles.json', pointer: '/blocks/1/id', from: 'prices' };
  const was = page({ id: 'x' }, { ...grid, id: 'prices' });
  expect(changedId(was, page({ id: 'x' }, { ...grid, id: 'costs' }))).toEqual(found);
  expect(changedId(was, page({ id: 'x' }, grid))).toEqual(found);
});

test('a block that is deleted has no other id', () => {
  const was = page({ ...grid, id: 'prices' }, { type: 'faq' });
  expect(changedId(was, page({ type: 'faq' }))).toBeUndefined();
  expect(changedId(was, page())).toBeUndefined();
  expect(changedId(page({ ...grid, id: 'a' }, { id: 'b' }), page({ id: 'b' }))).toBeUndefined();
});
