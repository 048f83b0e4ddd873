import { expect, test } from 'vitest';
import { withMainLink } from './with-main-link';

const left = { label: 'TODO: The words.', href: '/TODO-instead-of/' };
const page = {
  title: 'Soles',
  blocks: [
    { type: 'hero', actions: [left, left] },
    { type: 'prose', heading: 'TODO: A heading.' },
    { type: 'call-to-action', actions: [{ label: 'Call', href: 'tel:{phone}' }] },
    { type: 'banner', actions: [] },
  ],
};

test('the first button of a block leads where that of the header leads, unless its link is chosen', () => {
  expect(withMainLink(page, '/#contact').blocks).toEqual([
    { type: 'hero', actions: [{ ...left, href: '/#contact' }, left] },
    ...page.blocks.slice(1),
  ]);
});

test('nothing changes without a button in the header, and for a page without blocks', () => {
  expect(withMainLink(page, undefined)).toBe(page);
  expect(withMainLink({ title: 'Soles' }, '/#contact')).toEqual({ title: 'Soles' });
});
