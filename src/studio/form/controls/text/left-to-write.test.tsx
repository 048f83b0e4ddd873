// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, openForm, setUpForms } from '../../../../../tests/support/forms/open-form';
import type { StudioIssue } from '../../../../content/model/protocols/studio-issues';
import { valueAt } from '../../../../content/json/value-at';

setUpForms();

const heading = 'TODO: What the reader gets.';
const href = '/TODO-instead-of/services/soles';
const block = {
  ...{ type: 'call-to-action', heading, text: 'TODO: One sentence.' },
  actions: [{ label: 'TODO: The words.', href }],
};

const open = (focusPointer?: string, issues: readonly StudioIssue[] = []) =>
  openForm(block, { focusPointer, issues });

test('a text that is left to write is an empty field with what to write, and the mark of it is not on the screen', () => {
  open('/blocks/0/actions/0/label');
  expect([field('Heading').value, field('Heading').placeholder]).toEqual([
    '',
    'Still to write: What the reader gets.',
  ]);
  expect(document.body.textContent).not.toContain('TODO');
  for (const input of document.querySelectorAll('input, textarea'))
    expect((input as HTMLInputElement).value).not.toContain('TODO');
});

test('the document keeps the mark until somebody writes', async () => {
  const { user, edited } = open();
  await user.click(field('Heading'));
  await user.tab();
  expect(edited.operations).toEqual([]);
  await user.type(field('Heading'), 'Go');
  expect(edited.operations).toMatchObject([
    { kind: 'set', pointer: '/blocks/0/heading', value: 'G', expected: heading },
    { kind: 'set', pointer: '/blocks/0/heading', value: 'Go', expected: 'G' },
  ]);
});

test('nothing moves under the hand of whoever begins to write: no line goes, and the field gets no lower', async () => {
  const issue: StudioIssue = {
    ...{ code: 'leftover-text', severity: 'warning', path: 'a.json', pointer: '/blocks/0/heading' },
    ...{ isPlaceholder: true, what: 'Still to write: What the reader gets.', why: '', fix: 'Write it here.' },
    ...{ place: 'pages/a.json:1:1', guide: '', fixes: [] },
  };
  const { user } = open(undefined, [issue]);
  const heightOf = () => field('Heading').getAttribute('rows');
  const [before, siblings] = [heightOf(), field('Heading').parentElement?.childElementCount];
  expect(before).toBe('2');
  expect(document.body.textContent).not.toContain('Write it here.');
  await user.type(field('Heading'), 'Go');
  expect([heightOf(), field('Heading').parentElement?.childElementCount]).toEqual([before, siblings]);
});

test('a link that is still to be chosen is empty, and stays as it is where nothing is chosen', async () => {
  const { user, edited } = open('/blocks/0/actions/0/href');
  const link = screen.getByRole<HTMLInputElement>('combobox', { name: 'Leads to' });
  expect(link.value).toBe('');
  await user.click(link);
  await user.tab();
  expect(valueAt(edited.document, '/blocks/0/actions/0/href')).toBe(href);
});
