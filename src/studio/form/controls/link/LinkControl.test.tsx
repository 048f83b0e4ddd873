// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { stubChoices } from '../../../../../tests/support/forms/FormStub';
import { button, faq, field, openForm, setUpForms } from '../../../../../tests/support/forms/open-form';

setUpForms();

describe('a link', () => {
  const action = {
    type: 'call-to-action',
    heading: 'Act',
    text: 'Now.',
    actions: [{ label: 'Go', href: '/' }],
  };
  const focusPointer = '/blocks/0/actions/0/href';
  const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Leads to' });

  test('shows what it can lead to when somebody asks for it, and not before: the list hides all else from screen readers', async () => {
    const { user } = openForm(action, { focusPointer });
    expect(document.activeElement).toBe(input());
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(button(/^Show what links can lead to/));
    expect(screen.getAllByRole('option').length).toBeGreaterThan(2);
  });

  test('offers them also at a click, the chosen one first, and what is typed then stands in the place of its words', async () => {
    const { user, edited } = openForm(action);
    await user.click(button('Go'));
    expect(input().value).toBe('Home');
    await user.click(input());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Home/',
      'Write to us (on Home)/#contact',
      'Repairs of shoes/services/repairs',
      '+00 000 0000tel:{phone}',
      'desk@example.commailto:{email}',
    ]);
    await user.keyboard('write{Enter}');
    expect(edited.operations).toMatchObject([{ value: '/#contact', expected: '/' }]);
  });

  test('that stays as it is where somebody looks at the list, or chooses the same again', async () => {
    const { user, edited } = openForm(action, { focusPointer });
    await user.click(input());
    await user.tab();
    await user.click(input());
    await user.click(screen.getByRole('option', { name: /^Home/ }));
    expect(input().value).toBe('Home');
    await user.tab();
    expect(edited.operations).toEqual([]);
  });

  test('is chosen among pages and places by their words', async () => {
    const { user, edited } = openForm(action, { focusPointer });
    expect(screen.getByText('Address: /')).toBeTruthy();
    await user.clear(input());
    await user.type(input(), 'write');
    await user.click(screen.getByRole('option', { name: /^Write to us \(on Home\)/ }));
    expect(edited.operations).toMatchObject([
      { kind: 'set', pointer: focusPointer, value: '/#contact', expected: '/' },
    ]);
  });

  test.each([
    ['desk@example.org', 'mailto:desk@example.org'],
    ['what is this', 'what is this'],
  ])('that is typed as %s is %s, and the document has it when it is finished', async (typed, href) => {
    const { user, edited } = openForm(action, { focusPointer });
    await user.clear(input());
    await user.type(input(), typed);
    expect(edited.operations).toEqual([]);
    await user.tab();
    expect(edited.operations).toMatchObject([{ kind: 'set', value: href }]);
  });

  test.each([
    ['is saved', '{Control>}s{/Control}'],
    ['counts with Enter', '{Enter}'],
  ])('that is typed %s although the cursor is still in it', async (_, keys) => {
    const { user, edited } = openForm(action, { focusPointer });
    await user.clear(input());
    await user.type(input(), '/prices');
    await user.keyboard(keys);
    expect(edited.operations).toMatchObject([{ kind: 'set', value: '/prices' }]);
  });

  test.each(['write', 'nothing like it'])(
    'that is typed as %s does not count after Escape',
    async (typed) => {
      const { user, edited } = openForm(action, { focusPointer });
      await user.clear(input());
      await user.type(input(), typed);
      await user.keyboard('{Escape}');
      expect([input().value, screen.queryByRole('listbox')]).toEqual(['Home', null]);
      await user.tab();
      expect(edited.operations).toEqual([]);
    },
  );

  test.each([
    ['with a place behind its name', '#prices', '/#prices'],
    ['with a letter that is there by mistake', 'x', undefined],
  ])('that is chosen and goes on %s keeps its address', async (_, typed, href) => {
    const { user, edited } = openForm(action, { focusPointer });
    await user.click(input());
    await user.keyboard(`{End}${typed}`);
    await user.tab();
    expect(edited.operations).toMatchObject(href === undefined ? [] : [{ kind: 'set', value: href }]);
    expect(edited.operations).toHaveLength(href === undefined ? 0 : 1);
  });

  test('to a telephone number of the site gives way to a longer one that begins like it', async () => {
    const call = { ...action, actions: [{ label: 'Call', href: 'tel:{phone}' }] };
    const { user, edited } = openForm(call, { focusPointer });
    await user.click(input());
    await user.keyboard('{End}1');
    await user.tab();
    expect(edited.operations).toMatchObject([{ kind: 'set', value: 'tel:+0000000001' }]);
  });

  test('that is written as an address can be corrected in the middle with the mouse', async () => {
    const href = 'https://exmaple.org/prices';
    const { user, edited } = openForm({ ...action, actions: [{ label: 'Go', href }] });
    await user.click(button('Go'));
    await user.click(input());
    await user.pointer([
      { target: input(), offset: 10, keys: '[MouseLeft>]' },
      { offset: 12 },
      { keys: '[/MouseLeft]' },
    ]);
    await user.keyboard('am');
    await user.tab();
    expect(edited.operations).toMatchObject([{ kind: 'set', value: 'https://example.org/prices' }]);
  });

  test('to a page without a title goes by its address', () => {
    const pages = [{ route: '/prices', name: '', title: '', places: [] }];
    openForm(
      { ...action, actions: [{ label: 'Go', href: '/prices' }] },
      { focusPointer, choices: { ...stubChoices, pages } },
    );
    expect(input().value).toBe('/prices');
  });

  test('is the first one that the words find, when somebody presses Enter after them', async () => {
    const { user, edited } = openForm(action, { focusPointer });
    await user.clear(input());
    await user.type(input(), 'write');
    // What Enter takes is marked.
    const marked = input().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(marked)?.textContent).toContain('Write to us (on Home)');
    await user.keyboard('{Enter}');
    expect(edited.operations).toMatchObject([{ kind: 'set', value: '/#contact' }]);
    expect(input().value).toBe('Write to us (on Home)');
    expect(screen.getByText('Address: /#contact')).toBeTruthy();
    // An open list would take the next keys, such as F8.
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('to a telephone number says the number as it is now, saved or not', () => {
    const call = { ...action, actions: [{ label: 'Call', href: 'tel:{phone}' }] };
    openForm(call, { focusPointer, tokens: { phone: '+00 222 3333' } });
    expect(input().value).toBe('+00 222 3333');
  });

  test('to a telephone number of the site is a token', async () => {
    const { user, edited } = openForm(action, { focusPointer });
    await user.clear(input());
    await user.type(input(), 'tel');
    await user.click(screen.getByRole('option', { name: /\+00 000 0000/ }));
    expect(edited.operations).toMatchObject([{ value: 'tel:{phone}' }]);
  });
});

describe('a rich text', () => {
  test('is written by buttons in the notation of documents', async () => {
    const { user, edited } = openForm(faq, { focusPointer: '/blocks/0/questions/0/richText' });
    const answer = field('Answer');
    expect(document.activeElement).toBe(answer);
    answer.setSelectionRange(0, 5);
    await user.click(button('Bold (Ctrl+B)'));
    expect(answer.value).toBe('**First**.');
    expect([answer.selectionStart, answer.selectionEnd]).toEqual([2, 7]);
    await user.keyboard('{Control>}b{/Control}');
    expect(answer.value).toBe('First.');
    await user.click(button('List'));
    expect(edited.operations.at(-1)).toMatchObject({ value: '- First.' });
  });

  test('gets a link to a page of the site', async () => {
    const { user, edited } = openForm(faq, { focusPointer: '/blocks/0/questions/0/richText' });
    field('Answer').setSelectionRange(0, 5);
    await user.click(button('Link (Ctrl+K)'));
    await user.type(screen.getByRole('combobox', { name: 'Where the link goes' }), 'repairs');
    await user.click(screen.getByRole('option', { name: /Repairs of shoes/ }));
    expect(edited.operations.at(-1)).toMatchObject({ value: '[First](/services/repairs).' });
  });
});
