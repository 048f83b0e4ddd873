// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FormStub } from '../../../../../tests/support/forms/FormStub';
import {
  button,
  described,
  faq,
  field,
  openForm,
  setUpForms,
} from '../../../../../tests/support/forms/open-form';

setUpForms();

describe('a text', () => {
  test('names a card by what visitors see in the place of its tokens', () => {
    const questions = [{ question: 'Who answers {phone}?', richText: 'We do.' }];
    openForm({ ...faq, questions }, { tokens: { phone: '+00 1' } });
    expect(button(/^Who answers \+00 1\?/)).toBeTruthy();
  });

  test('says once what visitors see in the place of its tokens, and nothing of what is none', async () => {
    const tokens = { company: 'Cobbler', phone: '+00 1' };
    const { user } = openForm({ ...faq, heading: 'Ask {company} or {company}: {phone}, {fax}' }, { tokens });
    expect(described(field('Heading'))).toContain(
      'Visitors see “Cobbler” for {company}, “+00 1” for {phone}.',
    );
    await user.clear(field('Heading'));
    expect(described(field('Heading'))).not.toContain('Visitors see');
  });

  test('leads to where a token is changed for all places', async () => {
    const shown: string[] = [];
    const { user } = openForm(
      { ...faq, heading: 'Ask {company}: {phone}' },
      { tokens: { company: 'Cobbler', phone: '+00 1' }, showToken: (name) => shown.push(name) },
    );
    await user.click(button('Change {phone} everywhere'));
    expect(shown).toEqual(['phone']);
    expect(button('Change {company} everywhere')).toBeTruthy();
  });

  test('changes with each letter, in steps that are undone together', async () => {
    const { user, edited } = openForm(faq);
    await user.type(field('Heading'), '!?');
    expect(edited.operations).toMatchObject([
      { kind: 'set', pointer: '/blocks/0/heading', value: 'Questions!', expected: 'Questions' },
      { kind: 'set', pointer: '/blocks/0/heading', value: 'Questions!?', expected: 'Questions!' },
    ]);
    const [first, second] = edited.operations;
    expect(first?.group).toBe(second?.group);
    await user.tab();
    await user.type(field('Heading'), '.');
    expect(edited.operations.at(-1)?.group).not.toBe(first?.group);
  });

  test('that may be left out is removed with its last letter', async () => {
    const { user, edited } = openForm({ ...faq, lead: 'x' });
    await user.clear(field('Introduction'));
    expect(edited.operations).toMatchObject([{ kind: 'unset', pointer: '/blocks/0/lead', expected: 'x' }]);
    await user.clear(field('Heading'));
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'set', value: '' });
  });

  test('shows and hides its help with F1; Tab does not stop at its button', async () => {
    const { user } = openForm(faq);
    const help = button('What is this: Heading');
    expect(help.tabIndex).toBe(-1);
    expect(field('Heading').getAttribute('aria-keyshortcuts')).toBe('F1');
    await user.click(field('Heading'));
    await user.keyboard('{F1}');
    expect(help.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{F1}');
    expect(help.getAttribute('aria-expanded')).toBe('false');
  });

  test('shows the help of what is around it with Shift+F1, and that of a group with F1 on its buttons', async () => {
    const { user } = openForm({ ...faq, lead: 'Ask us.' });
    const ofList = button('What is this: Questions');
    expect(ofList.tabIndex).toBe(-1);
    act(() => button('Add question').focus());
    await user.keyboard('{F1}');
    expect(ofList.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{F1}');
    expect(ofList.getAttribute('aria-expanded')).toBe('false');
    await user.click(button('One?'));
    await user.click(field('Question'));
    await user.keyboard('{F1}');
    expect(button('What is this: Question').getAttribute('aria-expanded')).toBe('true');
    expect(ofList.getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{Shift>}{F1}{/Shift}');
    expect(button('What is this: Question').getAttribute('aria-expanded')).toBe('true');
    expect(ofList.getAttribute('aria-expanded')).toBe('true');
  });

  test('counts what is left, and what is too many', async () => {
    const { user } = openForm({ ...faq, heading: 'x'.repeat(89) });
    expect(field('Heading').getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('1 left')).toBeTruthy();
    await user.type(field('Heading'), 'yz');
    expect(screen.getByText('1 too many')).toBeTruthy();
  });

  test('takes a paste from Word as plain text', async () => {
    const { user, edited } = openForm({ ...faq, heading: 'Our ' });
    await user.click(field('Heading'));
    await user.paste('“best”\u000bbread\u200b\u00ad – at\u00a0last\t!\r\n');
    expect(edited.operations.at(-1)).toMatchObject({ value: 'Our “best” bread – at\u00a0last ! ' });
  });

  test('shows what the document has after an undo', () => {
    const { rerender, edited } = openForm(faq);
    const props = { pointer: '/blocks/0', edited };
    rerender(<FormStub key="undone" document={{ blocks: [{ ...faq, heading: 'Before' }] }} {...props} />);
    expect(field('Heading').value).toBe('Before');
  });

  test('gets the cursor again when the same place is chosen again', () => {
    const props = { document: { blocks: [faq] }, pointer: '/blocks/0', focusPointer: '/blocks/0/heading' };
    const { rerender, edited } = openForm(faq, { ...props, focusTurn: 1 });
    expect(document.activeElement).toBe(field('Heading'));
    field('Heading').blur();
    rerender(<FormStub {...props} edited={edited} focusTurn={2} />);
    expect(document.activeElement).toBe(field('Heading'));
  });

  test('that is left to write is selected, so that what is typed takes its place', async () => {
    const left = { ...faq, heading: 'TODO: The heading.' };
    const { user, edited } = openForm(left, { focusPointer: '/blocks/0/heading' });
    await user.keyboard('Ask');
    expect(edited.operations.at(-1)).toMatchObject({ value: 'Ask' });
  });

  test('that is left to write is named in words, and by its number where several are alike', () => {
    const question = { question: 'TODO: What people ask.', richText: 'First.' };
    openForm({ ...faq, questions: [question, question] });
    expect(screen.getByText('Question 2: Still to write: What people ask.')).toBeDefined();
  });

  test('does not wrap at Enter', async () => {
    const { user, edited } = openForm(faq);
    await user.type(field('Heading'), '{Enter}');
    expect(edited.operations).toEqual([]);
  });
});

describe('the name of a place', () => {
  test('is offered from the heading as it is now, and from that of no other block', async () => {
    const { user, rerender, edited } = openForm({ ...faq, heading: 'Cafe' });
    await user.type(field('Heading'), ' prices');
    expect(button('Use “cafe-prices”')).toBeTruthy();
    await user.clear(field('Heading'));
    expect(screen.queryByRole('button', { name: /^Use “/ })).toBeNull();
    const blocks = [{ ...faq, heading: 'Shoes' }, faq];
    rerender(<FormStub key="another" document={{ blocks }} pointer="/blocks/0" edited={edited} />);
    expect(button('Use “shoes”')).toBeTruthy();
  });

  test('is offered from the heading, and is another one than those of the document', async () => {
    const { user, edited } = openForm({ ...faq, heading: 'Café & prices' });
    await user.click(button('Use “cafe-prices”'));
    expect(edited.operations).toMatchObject([{ kind: 'set', pointer: '/blocks/0/id', value: 'cafe-prices' }]);
    expect(screen.queryByRole('button', { name: /^Use “/ })).toBeNull();
  });
});

describe('a number', () => {
  test('keeps its limits as those of the field, and the document keeps the last whole number', async () => {
    const { user, edited } = openForm({ type: 'hero-carousel', intervalMs: 4000, slides: [] });
    const time = screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Milliseconds for each slide/ });
    expect([time.min, time.max, time.step]).toEqual(['2000', '60000', '100']);
    await user.type(time, '0');
    expect(edited.operations).toMatchObject([{ kind: 'set', value: 40_000, expected: 4000 }]);
    await user.clear(time);
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'unset' });
  });
});
