// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteStub } from '../../../tests/support/sites/SiteStub';
import { Tabs } from './Tabs';

const tab = (label: string) => screen.getByRole('tab', { name: label });

const renderTabs = () =>
  render(
    <SiteStub>
      <Tabs
        block={{
          type: 'tabs',
          tabs: [
            { label: 'First', blocks: [] },
            { label: 'Second', blocks: [] },
            { label: 'Third', blocks: [] },
          ],
        }}
        renderBlocks={() => <p>blocks</p>}
      />
    </SiteStub>,
  );

beforeEach(() => {
  renderTabs();
});
afterEach(cleanup);

const selected = () => screen.getAllByRole('tab', { selected: true }).map((each) => each.textContent);
const shown = () => screen.getAllByRole('tabpanel').filter((panel) => panel.hasAttribute('data-active'));

test('the first tab is selected at the start, and its panel is named by it', () => {
  expect(selected()).toEqual(['First']);
  expect(shown()).toEqual([screen.getByRole('tabpanel', { name: 'First' })]);
});

test('a click selects a tab', async () => {
  await userEvent.click(tab('Second'));
  expect(selected()).toEqual(['Second']);
  expect(shown()).toEqual([screen.getByRole('tabpanel', { name: 'Second' })]);
});

test('arrow keys wrap, Home and End go to the ends, and only the selected tab is in the tab order', async () => {
  await userEvent.click(tab('First'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(selected()).toEqual(['Third']);
  expect(document.activeElement).toBe(tab('Third'));
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toEqual(['First']);
  await userEvent.keyboard('{End}');
  expect(selected()).toEqual(['Third']);
  await userEvent.keyboard('{Home}');
  expect(selected()).toEqual(['First']);
  expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([0, -1, -1]);
});

test('keys of the browser stay with it, such as Alt and an arrow to go back', async () => {
  await userEvent.click(tab('Second'));
  for (const key of ['{Alt>}{ArrowLeft}{/Alt}', '{Control>}{End}{/Control}', '{Meta>}{ArrowRight}{/Meta}'])
    await userEvent.keyboard(key);
  expect(selected()).toEqual(['Second']);
});

test('an address that ends in no name of a place is no error', () => {
  cleanup();
  window.history.replaceState(null, '', '#50%');
  try {
    renderTabs();
    expect(selected()).toEqual(['First']);
  } finally {
    window.history.replaceState(null, '', '#');
  }
});

test('on a page from right to left the next tab is at the left', async () => {
  document.dir = 'rtl';
  try {
    await userEvent.click(tab('First'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toEqual(['Second']);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(selected()).toEqual(['Third']);
  } finally {
    document.dir = '';
  }
});

test('the row of tabs is named by the heading, or else by the page', () => {
  expect(screen.getByRole('tablist', { name: 'Example' })).toBeTruthy();
  cleanup();
  render(
    <SiteStub>
      <Tabs
        block={{ type: 'tabs', heading: 'Ways to pay', tabs: [{ label: 'Cash', blocks: [] }] }}
        renderBlocks={() => null}
      />
    </SiteStub>,
  );
  expect(screen.getByRole('tablist', { name: 'Ways to pay' })).toBeTruthy();
});
