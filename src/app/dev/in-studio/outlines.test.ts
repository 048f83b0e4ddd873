// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { createOutlines, type Outlines } from './outlines';

let outlines: Outlines | undefined;
afterEach(() => outlines?.remove());

/** Outlines over a page with one block, and what is changed in them from now on. */
function selectedBlock() {
  const block = document.createElement('section');
  block.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  const place = { label: 'Page opening', elements: () => [block] };
  outlines = createOutlines(() => place);
  outlines.select('/blocks/0');
  const shadow = document.querySelector('pagewright-outlines')?.shadowRoot;
  if (!shadow) throw new Error('There are no outlines.');
  const changes = new MutationObserver(() => {});
  changes.observe(shadow, { subtree: true, childList: true, characterData: true });
  return { outlines, place, shadow, changes };
}

test('outlines that are drawn anew in their place are left as they are: the page would be laid out once more', () => {
  const { outlines, shadow, changes } = selectedBlock();
  expect(shadow.textContent).toContain('Page opening');
  outlines.renew();
  expect(changes.takeRecords()).toEqual([]);
});

test('an outline says what its block is by now', () => {
  const { outlines, place, shadow } = selectedBlock();
  place.label = 'Statistics';
  outlines.renew();
  expect(shadow.textContent).toContain('Statistics');
});
