// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteStub } from '../../../tests/support/sites/SiteStub';
import { FeatureGroups } from './FeatureGroups';

// jsdom has no matchMedia: here motion is reduced.
vi.stubGlobal('matchMedia', () => ({ matches: true }));

const groups = ['Orders', 'Stock', 'Staff'].map((title) => ({
  title,
  items: [{ title: `${title} today` }, { title: `${title} tomorrow` }],
}));

function show(layout?: 'choose' | 'stack') {
  render(
    <SiteStub>
      <FeatureGroups
        block={{ type: 'feature-groups', heading: 'What it does', layout, groups }}
        renderBlocks={() => null}
      />
    </SiteStub>,
  );
}
afterEach(cleanup);

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getAllByRole('tab', { selected: true }).map((each) => each.textContent);
const shown = () => screen.getAllByRole('tabpanel').filter((panel) => panel.hasAttribute('data-active'));

test('the first group is chosen at the start, and a click chooses another', async () => {
  show();
  expect(selected()).toEqual(['Orders']);
  await userEvent.click(tab('Stock'));
  expect(selected()).toEqual(['Stock']);
  expect(shown()).toEqual([screen.getByRole('tabpanel', { name: 'Stock' })]);
});

test('up and down move and wrap, as left and right do where the list is a row', async () => {
  show();
  await userEvent.click(tab('Orders'));
  await userEvent.keyboard('{ArrowUp}');
  expect(selected()).toEqual(['Staff']);
  expect(document.activeElement).toBe(tab('Staff'));
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(selected()).toEqual(['Stock']);
  await userEvent.keyboard('{Home}');
  expect(selected()).toEqual(['Orders']);
  await userEvent.keyboard('{End}');
  expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([-1, -1, 0]);
});

test('stacked groups have no tabs: every item is shown under its group', () => {
  show('stack');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Orders',
    'Stock',
    'Staff',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});
