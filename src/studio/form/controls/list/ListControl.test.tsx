// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { forms } from '../../../../../tests/support/forms/FormStub';
import {
  button,
  described,
  faq,
  field,
  openForm,
  setUpForms,
  spoken,
} from '../../../../../tests/support/forms/open-form';
import { valueAt } from '../../../../content/json/value-at';

setUpForms();

describe('a list of cards', () => {
  test('is moved, duplicated and removed with buttons, which is said', async () => {
    const { user, edited } = openForm(faq);
    await user.click(button('Move down: One?'));
    expect(edited.operations.at(-1)).toMatchObject({
      kind: 'move',
      pointer: '/blocks/0/questions/0',
      to: '/blocks/0/questions/1',
      expected: { question: 'One?' },
    });
    expect(spoken()).toContain('One? is now at place 2 of 3.');
    expect(document.activeElement).toBe(button(/^One\?/));
    await user.click(button('Duplicate: Two?'));
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'duplicate', pointer: '/blocks/0/questions/0' });
    await user.click(button('Remove: Three?'));
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'remove', pointer: '/blocks/0/questions/3' });
    expect(spoken()).toContain('Three? was removed. Undo brings it back.');
  });

  test('has one stop of Tab for the buttons of a card: arrow keys lead from one to the next', async () => {
    const { user } = openForm(faq);
    button(/^Two\?/).focus();
    await user.tab();
    expect(document.activeElement).toBe(button('Move up: Two?'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(button('Duplicate: Two?'));
    await user.tab();
    expect(document.activeElement).toBe(button(/^Three\?/));
  });

  test('is moved, duplicated and removed with keys', async () => {
    const { user, edited } = openForm(faq);
    button(/^Two\?/).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'move', to: '/blocks/0/questions/0' });
    expect(document.activeElement).toBe(button(/^Two\?/));
    await user.keyboard('{Control>}d{/Control}');
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'duplicate', pointer: '/blocks/0/questions/0' });
    await user.keyboard('{Delete}');
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'remove', pointer: '/blocks/0/questions/1' });
  });

  test('stays open where it goes, and a new one opens with the cursor in its first field', async () => {
    const { user, edited } = openForm(faq);
    await user.click(button(/^One\?/));
    await user.click(button('Move down: One?'));
    expect(button(/^One\?/).getAttribute('aria-expanded')).toBe('true');
    expect(button(/^Two\?/).getAttribute('aria-expanded')).toBe('false');
    await user.click(button('Add question'));
    expect(edited.operations.at(-1)).toMatchObject({
      kind: 'insert',
      pointer: '/blocks/0/questions/3',
      value: { question: '', richText: '' },
    });
    expect(document.activeElement?.closest('[data-pointer]')?.getAttribute('data-pointer')).toBe(
      '/blocks/0/questions/3/question',
    );
  });

  test('says of a closed entry that nothing stands in it yet', async () => {
    const { user } = openForm(faq);
    await user.click(button('Add question'));
    const added = button('Question 4');
    await user.click(added);
    expect(added.textContent).toBe('Question 4Nothing stands in it yet');
    expect(button(/^One\?/).textContent).toBe('One?');
    await user.click(added);
    expect(added.textContent).toBe('Question 4');
  });

  test('says at its limits why nothing is added or removed', async () => {
    const { user, edited } = openForm({
      type: 'statements',
      statements: [
        { label: 'A', text: 'a' },
        { label: 'B', text: 'b' },
      ],
    });
    expect(described(button('Add statement'))).toBe('No more than 2 can stand here.');
    expect(described(button('Remove: A'))).toBe('At least 2 must stay.');
    expect(described(button('Move up: A'))).toBe('It is the first already.');
    for (const name of ['Add statement', 'Remove: A', 'Move up: A']) await user.click(button(name));
    expect(edited.operations).toEqual([]);
  });
});

test('a card asks for its link behind its texts, and a new one keeps the order of the schema', async () => {
  const pages = ['One', 'Two'].map((label) => ({ label, href: '/', text: 'Why.' }));
  const { user, edited } = openForm({ type: 'related-pages', heading: 'More', pages });
  await user.click(button('Add page'));
  const asked = screen.getAllByRole('group').at(-1)?.querySelectorAll('label');
  expect([...(asked ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Words of the link',
    'Why to read on',
    'Leads to',
  ]);
  expect(Object.keys(valueAt(edited.document, '/blocks/0/pages/2') ?? {})).toEqual(['label', 'href', 'text']);
});

describe('a list of lines', () => {
  const panel = {
    type: 'reason-panel',
    heading: 'Why',
    reasons: ['One', 'Two', 'Three'],
    color: 'green',
    pattern: 'phula',
  };

  test('gets a line with Enter, and loses an empty one with Backspace', async () => {
    const { user, edited } = openForm(panel);
    await user.type(field('Reason 1'), '{Enter}');
    expect(edited.operations).toMatchObject([
      { kind: 'insert', pointer: '/blocks/0/reasons/1', value: '', expected: 'Two' },
    ]);
    expect(document.activeElement).toBe(field('Reason 2'));
    await user.keyboard('{Backspace}');
    expect(edited.operations.at(-1)).toMatchObject({
      kind: 'remove',
      pointer: '/blocks/0/reasons/1',
      expected: '',
    });
  });

  test('takes a list from Word as several lines', async () => {
    const { user, edited } = openForm(panel);
    await user.click(field('Reason 1'));
    await user.paste('•\tFour\r\n•\tFive\r\n');
    expect(edited.document).toMatchObject({ blocks: [{ reasons: ['One', 'Four', 'Five', 'Two', 'Three'] }] });
    expect(document.activeElement).toBe(field('Reason 3'));
  });

  test('is moved with Alt and the arrow keys', async () => {
    const { user, edited } = openForm(panel);
    field('Reason 1').focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(edited.document).toMatchObject({ blocks: [{ reasons: ['Two', 'One', 'Three'] }] });
    expect(document.activeElement).toBe(field('Reason 2'));
  });
});

describe('names and values', () => {
  const site = { tokens: { phone: '1', email: 'a@b.c' } };
  const openTokens = () => openForm({}, { schema: forms.site, pointer: '/tokens', ...{ document: site } });

  test('are changed, renamed, added and removed', async () => {
    const { user, edited } = openTokens();
    await user.type(field('What visitors read in its place: phone'), '2');
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'set', pointer: '/tokens/phone', value: '12' });
    await user.clear(field('The name that texts have in braces: phone'));
    await user.type(field('The name that texts have in braces: phone'), 'mobile{Enter}');
    expect(edited.operations.at(-1)).toMatchObject({
      kind: 'move',
      pointer: '/tokens/phone',
      to: '/tokens/mobile',
    });
    expect(document.activeElement).toBe(field('What visitors read in its place: mobile'));
    await user.clear(field('The name that texts have in braces: mobile'));
    await user.type(field('The name that texts have in braces: mobile'), 'mobile phone');
    expect(spoken().join()).toContain('begins with a small letter');
    await user.clear(field('The name that texts have in braces: mobile'));
    await user.type(field('The name that texts have in braces: mobile'), 'handy');
    await user.tab();
    expect(document.activeElement).toBe(field('What visitors read in its place: handy'));
    await user.type(field('New: the name that texts have in braces'), 'Fax');
    expect(described(field('New: the name that texts have in braces'))).toContain(
      'begins with a small letter',
    );
    await user.clear(field('New: the name that texts have in braces'));
    await user.type(field('New: the name that texts have in braces'), 'fax{Enter}');
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'set', pointer: '/tokens/fax', value: '' });
    expect(document.activeElement).toBe(field('What visitors read in its place: fax'));
    await user.click(button('Remove: email'));
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'unset', pointer: '/tokens/email' });
  });
});

test('a name that is given late keeps the cursor until then, and it is in no other name meanwhile', async () => {
  const document = { tokens: { email: 'a@b.c', phone: '1' } };
  let give = () => {};
  const waitsFor = new Promise<void>((resolve) => {
    give = resolve;
  });
  const { user } = openForm({}, { schema: forms.site, pointer: '/tokens', document, waitsFor });
  for (const [name, later] of [
    ['phone', 'mobile'],
    ['email', 'mail'],
  ] as const) {
    const input = field(`The name that texts have in braces: ${name}`);
    await user.clear(input);
    await user.type(input, `${later}{Enter}`);
    if (name === 'phone') expect(window.document.activeElement).toBe(input);
    await act(async () => give());
    expect(window.document.activeElement).toBe(field(`What visitors read in its place: ${later}`));
  }
});

test('a name that cannot be given stays to be corrected, and who leaves it is told why it is not taken', async () => {
  const document = { tokens: { phone: '1', email: 'a@b.c' } };
  const { user, edited } = openForm({}, { schema: forms.site, pointer: '/tokens', document });
  const input = field('The name that texts have in braces: phone');
  await user.clear(input);
  await user.type(input, 'email{Enter}');
  expect(input).toHaveProperty('value', 'email');
  expect(window.document.activeElement).toBe(input);
  expect(described(input)).toContain('There is email already.');
  await user.tab();
  expect(input).toHaveProperty('value', 'phone');
  expect(spoken().join()).toContain('It is still called phone. There is email already.');
  expect(edited.operations).toEqual([]);
});

test('who is led to a name and its value comes to the value', () => {
  const document = { tokens: { phone: '1', email: 'a@b.c' } };
  openForm({}, { schema: forms.site, pointer: '/tokens', document, focusPointer: '/tokens/email' });
  expect(window.document.activeElement).toBe(field('What visitors read in its place: email'));
});
