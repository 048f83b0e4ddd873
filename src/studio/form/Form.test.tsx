// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { valueAt } from '../../content/json/value-at';
import type { Operation } from '../../content/model/operation';
import type { StudioIssue } from '../../content/model/protocols/studio-issues';
import { type Edited, FormStub, forms, stubChoices, stubPicture } from '../../../tests/support/forms/FormStub';
import type { FormProps } from './form-props';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  // It has no CSS.escape either, which react-aria-components asks for.
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
});
afterEach(cleanup);

// What is closed is not drawn; to look for what is hidden at each query takes longer than all else.
configure({ defaultHidden: true });

/** Shows the form of a block. */
function open(block: object, props: Partial<FormProps> = {}) {
  const edited: Edited = { document: undefined, operations: [] };
  const view = render(
    <FormStub document={{ blocks: [block] }} pointer="/blocks/0" edited={edited} {...props} />,
  );
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), edited, ...view };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const faq = {
  type: 'faq',
  heading: 'Questions',
  questions: [
    { question: 'One?', richText: 'First.' },
    { question: 'Two?', richText: 'Second.' },
    { question: 'Three?', richText: 'Third.' },
  ],
};

describe('a text', () => {
  test('names a card by what visitors see in the place of its tokens', () => {
    const questions = [{ question: 'Who answers {phone}?', richText: 'We do.' }];
    open({ ...faq, questions }, { tokens: { phone: '+00 1' } });
    expect(button(/^Who answers \+00 1\?/)).toBeTruthy();
  });

  test('says once what visitors see in the place of its tokens, and nothing of what is none', async () => {
    const tokens = { company: 'Cobbler', phone: '+00 1' };
    const { user } = open({ ...faq, heading: 'Ask {company} or {company}: {phone}, {fax}' }, { tokens });
    expect(described(field('Heading'))).toContain(
      'Visitors see “Cobbler” for {company}, “+00 1” for {phone}.',
    );
    await user.clear(field('Heading'));
    expect(described(field('Heading'))).not.toContain('Visitors see');
  });

  test('leads to where a token is changed for all places', async () => {
    const shown: string[] = [];
    const { user } = open(
      { ...faq, heading: 'Ask {company}: {phone}' },
      { tokens: { company: 'Cobbler', phone: '+00 1' }, showToken: (name) => shown.push(name) },
    );
    await user.click(button('Change {phone} everywhere'));
    expect(shown).toEqual(['phone']);
    expect(button('Change {company} everywhere')).toBeTruthy();
  });

  test('changes with each letter, in steps that are undone together', async () => {
    const { user, edited } = open(faq);
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
    const { user, edited } = open({ ...faq, lead: 'x' });
    await user.clear(field('Introduction'));
    expect(edited.operations).toMatchObject([{ kind: 'unset', pointer: '/blocks/0/lead', expected: 'x' }]);
    await user.clear(field('Heading'));
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'set', value: '' });
  });

  test('shows and hides its help with F1; Tab does not stop at its button', async () => {
    const { user } = open(faq);
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
    const { user } = open({ ...faq, lead: 'Ask us.' });
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
    const { user } = open({ ...faq, heading: 'x'.repeat(89) });
    expect(field('Heading').getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('1 left')).toBeTruthy();
    await user.type(field('Heading'), 'yz');
    expect(screen.getByText('1 too many')).toBeTruthy();
  });

  test('takes a paste from Word as plain text', async () => {
    const { user, edited } = open({ ...faq, heading: 'Our ' });
    await user.click(field('Heading'));
    await user.paste('“best”\u000bbread\u200b\u00ad – at\u00a0last\t!\r\n');
    expect(edited.operations.at(-1)).toMatchObject({ value: 'Our “best” bread – at\u00a0last ! ' });
  });

  test('shows what the document has after an undo', () => {
    const { rerender, edited } = open(faq);
    const props = { pointer: '/blocks/0', edited };
    rerender(<FormStub key="undone" document={{ blocks: [{ ...faq, heading: 'Before' }] }} {...props} />);
    expect(field('Heading').value).toBe('Before');
  });

  test('gets the cursor again when the same place is chosen again', () => {
    const props = { document: { blocks: [faq] }, pointer: '/blocks/0', focusPointer: '/blocks/0/heading' };
    const { rerender, edited } = open(faq, { ...props, focusTurn: 1 });
    expect(document.activeElement).toBe(field('Heading'));
    field('Heading').blur();
    rerender(<FormStub {...props} edited={edited} focusTurn={2} />);
    expect(document.activeElement).toBe(field('Heading'));
  });

  test('that is left to write is selected, so that what is typed takes its place', async () => {
    const left = { ...faq, heading: 'TODO: The heading.' };
    const { user, edited } = open(left, { focusPointer: '/blocks/0/heading' });
    await user.keyboard('Ask');
    expect(edited.operations.at(-1)).toMatchObject({ value: 'Ask' });
  });

  test('that is left to write is named in words, and by its number where several are alike', () => {
    const question = { question: 'TODO: What people ask.', richText: 'First.' };
    open({ ...faq, questions: [question, question] });
    expect(screen.getByText('Question 2: Still to write: What people ask.')).toBeDefined();
  });

  test('does not wrap at Enter', async () => {
    const { user, edited } = open(faq);
    await user.type(field('Heading'), '{Enter}');
    expect(edited.operations).toEqual([]);
  });
});

describe('issues', () => {
  const fix: Operation = { kind: 'set', pointer: '/blocks/0/heading', value: 'Right', expected: 'Questions' };
  const issue = (pointer: string, severity: StudioIssue['severity'] = 'error'): StudioIssue => ({
    path: 'a.json',
    pointer,
    severity,
    code: 'x',
    place: '',
    what: `What is wrong at ${pointer}.`,
    why: 'Why it matters.',
    fix: 'Write another one.',
    guide: '',
    fixes: [{ title: 'Write “Right”', operations: [fix] }],
  });

  test('stand at their field word for word, with their fixes as buttons', async () => {
    const { user, edited } = open(faq, { issues: [issue('/blocks/0/heading'), issue('/blocks/1/heading')] });
    const heading = field('Heading');
    expect(heading.getAttribute('aria-invalid')).toBe('true');
    expect(described(heading)).toContain('What is wrong at /blocks/0/heading. Why it matters.');
    expect(described(heading)).toContain('Fix: Write another one.');
    expect(screen.queryByText(/blocks\/1/)).toBeNull();
    await user.click(button('Write “Right”'));
    expect(edited.operations).toMatchObject([fix]);
    expect(document.activeElement).toBe(field('Heading'));
  });

  test('have a button that says that a value is right as it is', async () => {
    const operations = [{ kind: 'remove', pointer: '/placeholders/0', expected: 'phone' }] as const;
    const known = { ...issue('/blocks/0/heading', 'warning'), fixes: [{ operations }] };
    const whole = { blocks: [faq], placeholders: ['phone'] };
    const { user, edited } = open(faq, { document: whole, issues: [known] });
    await user.click(button('This is the real value'));
    expect(edited.operations).toMatchObject(operations);
    expect(document.activeElement).toBe(field('Heading'));
  });

  test('of what is left to write say only what to do, and are no mistake', () => {
    const left = { ...issue('/blocks/0/heading'), code: 'leftover-text', fix: 'Choose where it leads.' };
    open(faq, { issues: [left, { ...left, pointer: '/blocks/0/questions/1/richText' }] });
    expect(field('Heading').getAttribute('aria-invalid')).toBeNull();
    expect(described(field('Heading'))).toContain('Still to write: Choose where it leads.');
    expect(described(field('Heading'))).not.toContain('Why it matters.');
    expect(button(/Two\?.*1 to write/)).toBeTruthy();
  });

  test('in a closed card are counted at its title, those of no field stand above', () => {
    open(faq, { issues: [issue('/blocks/0/questions/1/richText', 'warning'), issue('/blocks/0/colour')] });
    expect(button(/Two\?.*1 hint/)).toBeTruthy();
    expect(screen.getByText(/What is wrong at \/blocks\/0\/colour/)).toBeTruthy();
  });

  test('say what they are, each with a colour and an icon of its kind: hints look like no error', () => {
    const second = (found: StudioIssue) => ({ ...found, pointer: '/blocks/0/questions/1/richText' });
    const [error, hint] = [issue('/blocks/0/heading'), issue('/blocks/0/heading', 'warning')];
    const left = { ...hint, severity: error.severity, code: 'leftover-text' };
    const drawn = [error, hint, left].map((found) => {
      const { container, unmount } = open(faq, { issues: [found, second(found)] });
      const marks = [...container.querySelectorAll<HTMLElement>('span[data-tone]')];
      const looks = marks.map((mark) => [mark.dataset.tone, mark.querySelector('path')?.getAttribute('d')]);
      const said = [/\d left ([\w ]+):/.exec(described(field('Heading')))?.[1], marks[1]?.textContent];
      unmount();
      expect(looks[0]).toEqual(looks[1]);
      return { look: looks[0], said };
    });
    expect(drawn.map(({ look }) => look?.[0])).toEqual(['error', 'hint', 'left']);
    expect(new Set(drawn.map(({ look }) => look?.[1])).size).toBe(3);
    expect(drawn.map(({ said }) => said)).toEqual([
      ['Error', '1 error'],
      ['Hint', '1 hint'],
      ['Still to write', '1 to write'],
    ]);
  });

  test('of a list itself stand at the list', () => {
    open(faq, { issues: [issue('/blocks/0/questions')] });
    expect(within(screen.getByRole('group', { name: 'Questions' })).getByText(/What is wrong/)).toBeTruthy();
  });
});

function described(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

describe('a list of cards', () => {
  test('is moved, duplicated and removed with buttons, which is said', async () => {
    const { user, edited } = open(faq);
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
    const { user } = open(faq);
    button(/^Two\?/).focus();
    await user.tab();
    expect(document.activeElement).toBe(button('Move up: Two?'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(button('Duplicate: Two?'));
    await user.tab();
    expect(document.activeElement).toBe(button(/^Three\?/));
  });

  test('is moved, duplicated and removed with keys', async () => {
    const { user, edited } = open(faq);
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
    const { user, edited } = open(faq);
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
    const { user } = open(faq);
    await user.click(button('Add question'));
    const added = button('Question 4');
    await user.click(added);
    expect(added.textContent).toBe('Question 4Nothing stands in it yet');
    expect(button(/^One\?/).textContent).toBe('One?');
    await user.click(added);
    expect(added.textContent).toBe('Question 4');
  });

  test('says at its limits why nothing is added or removed', async () => {
    const { user, edited } = open({
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
  const { user, edited } = open({ type: 'related-pages', heading: 'More', pages });
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
    const { user, edited } = open(panel);
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
    const { user, edited } = open(panel);
    await user.click(field('Reason 1'));
    await user.paste('•\tFour\r\n•\tFive\r\n');
    expect(edited.document).toMatchObject({ blocks: [{ reasons: ['One', 'Four', 'Five', 'Two', 'Three'] }] });
    expect(document.activeElement).toBe(field('Reason 3'));
  });

  test('is moved with Alt and the arrow keys', async () => {
    const { user, edited } = open(panel);
    field('Reason 1').focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(edited.document).toMatchObject({ blocks: [{ reasons: ['Two', 'One', 'Three'] }] });
    expect(document.activeElement).toBe(field('Reason 2'));
  });
});

describe('what may be left out', () => {
  const hero = { type: 'hero', title: 'Bread', lead: 'Daily.', picture: {} };

  test('is added with what it needs, and removed again', async () => {
    const { user, edited } = open({ type: 'contact', heading: 'Write', form: {} });
    await user.click(button('Add papers and photographs'));
    expect(edited.operations.at(-1)).toMatchObject({
      kind: 'set',
      pointer: '/blocks/0/papers',
      value: { text: '', whatsapp: '', mail: '' },
    });
    expect(document.activeElement).toBe(field('What to send'));
    await user.click(button('Remove: Papers and photographs'));
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'unset', pointer: '/blocks/0/papers' });
  });

  test('a list begins with as many entries as it must have', async () => {
    const { user, edited } = open(hero);
    await user.click(button('Add fact'));
    expect(edited.operations.at(-1)).toMatchObject({
      kind: 'set',
      pointer: '/blocks/0/facts',
      value: [
        { icon: '', text: '' },
        { icon: '', text: '' },
      ],
    });
    await user.click(button('Remove all: Facts'));
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'unset', pointer: '/blocks/0/facts' });
  });

  test('a choice is taken back', async () => {
    const { user, edited } = open({ ...hero, layout: 'device' });
    const layout = screen.getByRole('combobox', { name: 'Layout' });
    await user.selectOptions(layout, 'Full color');
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'set', value: 'full-color', expected: 'device' });
    await user.selectOptions(layout, 'Screen on its colour');
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'unset', pointer: '/blocks/0/layout' });
  });

  test('a colour is chosen among swatches, whose meaning is their name', async () => {
    const { user, edited } = open(hero);
    await user.click(
      within(screen.getByRole('group', { name: 'Colour' })).getByRole('radio', {
        name: /^Marigold: .*bright/,
      }),
    );
    expect(edited.operations).toMatchObject([
      { kind: 'set', pointer: '/blocks/0/picture/color', value: 'marigold' },
    ]);
  });

  test('a pattern is shown on the colour that is chosen beside it', async () => {
    const { user } = open(hero);
    const tile = () =>
      screen.getByRole('radio', { name: /^Phula/ }).nextElementSibling?.getAttribute('style') ?? '';
    expect(tile()).toContain('slate-phula.svg');
    await user.click(screen.getByRole('radio', { name: /^Marigold: .*bright/ }));
    expect(tile()).toContain('marigold-phula.svg');
  });
});

describe('a number', () => {
  test('keeps its limits as those of the field, and the document keeps the last whole number', async () => {
    const { user, edited } = open({ type: 'hero-carousel', intervalMs: 4000, slides: [] });
    const time = screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Milliseconds for each slide/ });
    expect([time.min, time.max, time.step]).toEqual(['2000', '60000', '100']);
    await user.type(time, '0');
    expect(edited.operations).toMatchObject([{ kind: 'set', value: 40_000, expected: 4000 }]);
    await user.clear(time);
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'unset' });
  });
});

describe('the name of a place', () => {
  test('is offered from the heading as it is now, and from that of no other block', async () => {
    const { user, rerender, edited } = open({ ...faq, heading: 'Cafe' });
    await user.type(field('Heading'), ' prices');
    expect(button('Use “cafe-prices”')).toBeTruthy();
    await user.clear(field('Heading'));
    expect(screen.queryByRole('button', { name: /^Use “/ })).toBeNull();
    const blocks = [{ ...faq, heading: 'Shoes' }, faq];
    rerender(<FormStub key="another" document={{ blocks }} pointer="/blocks/0" edited={edited} />);
    expect(button('Use “shoes”')).toBeTruthy();
  });

  test('is offered from the heading, and is another one than those of the document', async () => {
    const { user, edited } = open({ ...faq, heading: 'Café & prices' });
    await user.click(button('Use “cafe-prices”'));
    expect(edited.operations).toMatchObject([{ kind: 'set', pointer: '/blocks/0/id', value: 'cafe-prices' }]);
    expect(screen.queryByRole('button', { name: /^Use “/ })).toBeNull();
  });
});

describe('a rich text', () => {
  test('is written by buttons in the notation of documents', async () => {
    const { user, edited } = open(faq, { focusPointer: '/blocks/0/questions/0/richText' });
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
    const { user, edited } = open(faq, { focusPointer: '/blocks/0/questions/0/richText' });
    field('Answer').setSelectionRange(0, 5);
    await user.click(button('Link (Ctrl+K)'));
    await user.type(screen.getByRole('combobox', { name: 'Where the link goes' }), 'repairs');
    await user.click(screen.getByRole('option', { name: /Repairs of shoes/ }));
    expect(edited.operations.at(-1)).toMatchObject({ value: '[First](/services/repairs).' });
  });
});

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
    const { user } = open(action, { focusPointer });
    expect(document.activeElement).toBe(input());
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(button(/^Show what links can lead to/));
    expect(screen.getAllByRole('option').length).toBeGreaterThan(2);
  });

  test('offers them also at a click, the chosen one first, and what is typed then stands in the place of its words', async () => {
    const { user, edited } = open(action);
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
    const { user, edited } = open(action, { focusPointer });
    await user.click(input());
    await user.tab();
    await user.click(input());
    await user.click(screen.getByRole('option', { name: /^Home/ }));
    expect(input().value).toBe('Home');
    await user.tab();
    expect(edited.operations).toEqual([]);
  });

  test('is chosen among pages and places by their words', async () => {
    const { user, edited } = open(action, { focusPointer });
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
    const { user, edited } = open(action, { focusPointer });
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
    const { user, edited } = open(action, { focusPointer });
    await user.clear(input());
    await user.type(input(), '/prices');
    await user.keyboard(keys);
    expect(edited.operations).toMatchObject([{ kind: 'set', value: '/prices' }]);
  });

  test.each(['write', 'nothing like it'])(
    'that is typed as %s does not count after Escape',
    async (typed) => {
      const { user, edited } = open(action, { focusPointer });
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
    const { user, edited } = open(action, { focusPointer });
    await user.click(input());
    await user.keyboard(`{End}${typed}`);
    await user.tab();
    expect(edited.operations).toMatchObject(href === undefined ? [] : [{ kind: 'set', value: href }]);
    expect(edited.operations).toHaveLength(href === undefined ? 0 : 1);
  });

  test('to a telephone number of the site gives way to a longer one that begins like it', async () => {
    const call = { ...action, actions: [{ label: 'Call', href: 'tel:{phone}' }] };
    const { user, edited } = open(call, { focusPointer });
    await user.click(input());
    await user.keyboard('{End}1');
    await user.tab();
    expect(edited.operations).toMatchObject([{ kind: 'set', value: 'tel:+0000000001' }]);
  });

  test('that is written as an address can be corrected in the middle with the mouse', async () => {
    const href = 'https://exmaple.org/prices';
    const { user, edited } = open({ ...action, actions: [{ label: 'Go', href }] });
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
    open(
      { ...action, actions: [{ label: 'Go', href: '/prices' }] },
      { focusPointer, choices: { ...stubChoices, pages } },
    );
    expect(input().value).toBe('/prices');
  });

  test('is the first one that the words find, when somebody presses Enter after them', async () => {
    const { user, edited } = open(action, { focusPointer });
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
    open(call, { focusPointer, tokens: { phone: '+00 222 3333' } });
    expect(input().value).toBe('+00 222 3333');
  });

  test('to a telephone number of the site is a token', async () => {
    const { user, edited } = open(action, { focusPointer });
    await user.clear(input());
    await user.type(input(), 'tel');
    await user.click(screen.getByRole('option', { name: /\+00 000 0000/ }));
    expect(edited.operations).toMatchObject([{ value: 'tel:{phone}' }]);
  });
});

describe('an icon', () => {
  test('is found by words, and chosen', async () => {
    const { user, edited } = open(
      {
        type: 'icon-tiles',
        tiles: [
          { name: 'A', icon: 'student' },
          { name: 'B', icon: 'student' },
        ],
      },
      { focusPointer: '/blocks/0/tiles/0/icon' },
    );
    await user.click(button(/^Icon student/));
    await user.type(screen.getByRole('searchbox'), 'tru');
    await user.click(await screen.findByRole('option', { name: /Truck/i }));
    expect(edited.operations).toMatchObject([
      { kind: 'set', pointer: '/blocks/0/tiles/0/icon', value: 'truck' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a picture', () => {
  const showcase = { type: 'showcase', heading: 'See', picture: {}, notes: [] };
  const imagePointer = '/blocks/0/picture/image';
  const imageGroup = () => screen.getByRole('group', { name: 'Image' });

  test('is chosen from the grid, and what it shows is asked at once', async () => {
    const { user, edited } = open(showcase);
    await user.click(within(imageGroup()).getByRole('button', { name: 'Choose a picture: Image' }));
    await user.click(screen.getByRole('option', { name: /oven/i }));
    expect(screen.getByRole('button', { name: 'Use this picture' }).hasAttribute('disabled')).toBe(true);
    await user.type(field('For people who cannot see the picture'), 'Two bakers');
    await user.click(button('Use this picture'));
    expect(edited.operations).toMatchObject([
      { kind: 'set', pointer: imagePointer, value: { src: 'oven.webp', alt: 'Two bakers' } },
    ]);
  });

  const pictures = [stubPicture('oven.webp', '', 'Two bakers at the oven'), stubPicture('shop.webp')];

  test('that is described elsewhere is put in at once, with its description in the field', async () => {
    const notify = vi.fn();
    const { user, edited } = open(showcase, { notify, choices: { ...stubChoices, pictures } });
    await user.click(within(imageGroup()).getByRole('button', { name: 'Choose a picture: Image' }));
    await user.click(screen.getByRole('option', { name: /oven/i }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(edited.operations).toMatchObject([
      { kind: 'set', pointer: imagePointer, value: { src: 'oven.webp', alt: 'Two bakers at the oven' } },
    ]);
    expect(notify.mock.calls).toEqual([
      [expect.stringMatching(/^Picture put in\. .*: Two bakers at the oven$/)],
    ]);
    expect(within(imageGroup()).getByDisplayValue('Two bakers at the oven')).toBeTruthy();
  });

  test.each([
    ['keeps the description that it has here', 'A warm oven', 'A warm oven'],
    ['takes the other one where its own is left to write', 'TODO: What it shows.', 'Two bakers at the oven'],
  ])('that is chosen again %s', async (_, alt, after) => {
    const image = { src: 'oven.webp', alt };
    const { user, edited } = open(
      { ...showcase, picture: { image } },
      { choices: { ...stubChoices, pictures } },
    );
    await user.click(within(imageGroup()).getByRole('button', { name: 'Choose another one: Image' }));
    await user.click(screen.getByRole('option', { name: /oven/i }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(valueAt(edited.document, imagePointer)).toEqual({ src: 'oven.webp', alt: after });
  });

  test('shows its help with F1, also where it is not there yet, and not from the dialog that chooses one', async () => {
    const hero = { type: 'hero', title: 'Bread', lead: 'At four.', picture: { color: 'green' } };
    const { user } = open(hero);
    const help = button('What is this: Image');
    expect(
      screen.getAllByRole('button', { name: /^What is this/ }).map(({ tabIndex }) => tabIndex),
    ).not.toContain(0);
    act(() => button('Add image').focus());
    await user.keyboard('{F1}');
    expect(help.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Enter}{F1}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(help.getAttribute('aria-expanded')).toBe('true');
  });

  test('is still to be chosen where nobody has chosen a file', async () => {
    const { user } = open(showcase);
    await user.click(within(imageGroup()).getByRole('button', { name: 'Choose a picture: Image' }));
    fireEvent(screen.getByLabelText('Upload a picture'), new Event('cancel', { bubbles: true }));
    expect(screen.getByRole('dialog').textContent).toContain('Upload a picture');
  });

  test.each(['oven', 'bread stone'])('is looked for by its name and by what it shows: %s', async (query) => {
    const { user } = open(showcase);
    await user.click(within(imageGroup()).getByRole('button', { name: 'Choose a picture: Image' }));
    await user.type(screen.getByRole('searchbox'), query);
    expect(spoken()).toContain('1 picture');
    expect(screen.getByRole('option', { name: /oven/i })).toBeTruthy();
  });

  test('is one of many, which are all shown on request; the first further one has the cursor', async () => {
    const pictures = Array.from({ length: 160 }, (_, number) => stubPicture(`shelf-${1000 + number}.webp`));
    const { user } = open(showcase, { choices: { ...stubChoices, pictures } });
    await user.click(within(imageGroup()).getByRole('button', { name: 'Choose a picture: Image' }));
    expect(screen.getAllByRole('option').length).toBe(150);
    await user.click(button('Show all 160'));
    expect(screen.getAllByRole('option').length).toBe(160);
    expect(document.activeElement?.textContent).toContain('shelf-1150.webp');
  });

  test.each([
    ['is not there, though it is needed', {}, imagePointer],
    ['has no file yet', { image: { src: '', alt: '' } }, `${imagePointer}/src`],
  ])(
    'that %s says so, and its button has the cursor of whoever is led there',
    async (_, picture, pointer) => {
      const left = { severity: 'error', code: 'x', fix: 'Choose the picture.', isEmpty: true } as const;
      const issue: StudioIssue = {
        ...left,
        ...{ path: 'a.json', pointer, place: '', what: '', why: '', guide: '', fixes: [] },
      };
      const { user } = open({ ...showcase, picture }, { focusPointer: pointer, issues: [issue] });
      expect(within(imageGroup()).getAllByText('Choose the picture.').length).toBe(1);
      expect(document.activeElement).toBe(button('Choose a picture: Image'));
      await user.keyboard('{Enter}');
      expect(screen.getByRole('dialog', { name: 'Choose a picture: Image' })).toBeTruthy();
    },
  );

  test('that may fit the words of its block stands first, until somebody searches', async () => {
    const pictures = Array.from({ length: 160 }, (_, number) => stubPicture(`shelf-${1000 + number}.webp`));
    const bench = stubPicture('workshop.webp', 'Two cobblers at work');
    const { user } = open(
      { ...showcase, heading: 'See our cobblers' },
      { choices: { ...stubChoices, pictures: [...pictures, bench] } },
    );
    await user.click(within(imageGroup()).getByRole('button', { name: 'Choose a picture: Image' }));
    const likely = within(screen.getByRole('group', { name: 'These may fit' }));
    expect(likely.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Workshopworkshop.webp, 640 × 480',
    ]);
    expect(screen.getAllByRole('option', { name: /workshop/i }).length).toBe(1);
    await user.click(button('Show all 161'));
    expect(screen.getAllByRole('option').length).toBe(161);
    expect(document.activeElement?.textContent).toContain('shelf-1150.webp');
    await user.type(screen.getByRole('searchbox'), 'shelf');
    expect(screen.queryByRole('group', { name: 'These may fit' })).toBeNull();
  });

  test('that was added has the cursor, since the button that has opened the pictures is gone', async () => {
    const hero = { type: 'hero', title: 'Bread', lead: 'At four.', picture: { color: 'green' } };
    const { user } = open(hero);
    await user.click(button('Add image'));
    await user.click(screen.getByRole('option', { name: /oven/i }));
    await user.type(field('For people who cannot see the picture'), 'Two bakers');
    await user.click(button('Use this picture'));
    expect(document.activeElement).toBe(
      within(imageGroup()).getByRole('button', { name: 'Choose another one: Image' }),
    );
  });

  test('that is dropped is uploaded, and one that is none is refused in the words of the server', async () => {
    const addPicture = vi.fn(async (file: File) =>
      file.name.endsWith('.jpg') ? stubPicture('shop.jpg') : { problem: `${file.name} is no picture.` },
    );
    const { user, edited } = open(showcase, { addPicture });
    await act(async () => drop(imageGroup(), new File(['x'], 'notes.txt')));
    expect(screen.getByRole('alert').textContent).toBe('notes.txt is no picture.');
    expect(edited.operations).toEqual([]);
    await act(async () => drop(screen.getByRole('searchbox'), new File(['x'], 'Shop.jpg')));
    await user.type(field('For people who cannot see the picture'), 'The shop');
    // A click beside the dialog loses no words.
    await user.click(screen.getByRole('dialog'));
    await user.type(field('For people who cannot see the picture'), '{Enter}');
    expect(edited.operations).toMatchObject([{ value: { src: 'shop.jpg', alt: 'The shop' } }]);
  });

  const drop = (target: Element, file: File) => fireEvent.drop(target, { dataTransfer: { files: [file] } });
});

describe('names and values', () => {
  const site = { tokens: { phone: '1', email: 'a@b.c' } };
  const openTokens = () => open({}, { schema: forms.site, pointer: '/tokens', ...{ document: site } });

  test('are changed, renamed, added and removed', async () => {
    const { user, edited } = openTokens();
    await user.type(field('Value of phone'), '2');
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'set', pointer: '/tokens/phone', value: '12' });
    await user.clear(field('Name: phone'));
    await user.type(field('Name: phone'), 'mobile{Enter}');
    expect(edited.operations.at(-1)).toMatchObject({
      kind: 'move',
      pointer: '/tokens/phone',
      to: '/tokens/mobile',
    });
    expect(document.activeElement).toBe(field('Value of mobile'));
    await user.clear(field('Name: mobile'));
    await user.type(field('Name: mobile'), 'mobile phone');
    expect(spoken().join()).toContain('begins with a small letter');
    await user.clear(field('Name: mobile'));
    await user.type(field('Name: mobile'), 'handy');
    await user.tab();
    expect(document.activeElement).toBe(field('Value of handy'));
    await user.type(field('New name'), 'Fax');
    expect(described(field('New name'))).toContain('begins with a small letter');
    await user.clear(field('New name'));
    await user.type(field('New name'), 'fax{Enter}');
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'set', pointer: '/tokens/fax', value: '' });
    expect(document.activeElement).toBe(field('Value of fax'));
    await user.click(button('Remove: email'));
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'unset', pointer: '/tokens/email' });
  });
});

test('who is led to a name and its value comes to the value', () => {
  const document = { tokens: { phone: '1', email: 'a@b.c' } };
  open({}, { schema: forms.site, pointer: '/tokens', document, focusPointer: '/tokens/email' });
  expect(window.document.activeElement).toBe(field('Value of email'));
});

describe('a block inside a tab', () => {
  const tabs = {
    type: 'tabs',
    tabs: [
      { label: 'A', blocks: [{ ...faq, questions: [] }] },
      { label: 'B', blocks: [faq] },
    ],
  };

  test('has its form, and another one is chosen from the picker', async () => {
    const chooseBlock = vi.fn(async () => ({ type: 'stats', stats: [] }));
    const { user, edited } = open(tabs, { chooseBlock, focusPointer: '/blocks/0/tabs/0/blocks/0/heading' });
    const heading = screen.getAllByRole('textbox', { name: 'Heading' })[1];
    expect(document.activeElement).toBe(heading);
    await user.keyboard('!');
    expect(edited.operations).toMatchObject([
      { pointer: '/blocks/0/tabs/0/blocks/0/heading', value: 'Questions!' },
    ]);
    await user.click(button('Add block'));
    expect(chooseBlock.mock.calls[0]).toEqual([expect.not.arrayContaining(['tabs'])]);
    expect(edited.operations.at(-1)).toMatchObject({
      kind: 'insert',
      pointer: '/blocks/0/tabs/0/blocks/1',
      value: { type: 'stats' },
    });
  });
});

test('a value of another kind than its field stands as JSON, so that nothing is lost', async () => {
  const { user, edited } = open({ ...faq, heading: { old: 1 } });
  const json = field('Heading');
  expect(json.value).toBe('{\n  "old": 1\n}');
  await user.clear(json);
  expect(edited.operations).toEqual([]);
  await user.type(json, '"New"');
  expect(edited.operations).toMatchObject([{ kind: 'set', value: 'New', expected: { old: 1 } }]);
});

test('letters in one field draw no other field anew', async () => {
  const drawn = vi.fn();
  const choices = new Proxy(
    { pages: [], pictures: [], languages: [], tokens: {}, tokensIn: {}, colors: [], patterns: [] },
    {
      get(target, name, receiver) {
        if (name === 'colors') drawn();
        return Reflect.get(target, name, receiver);
      },
    },
  );
  const { user } = open({ type: 'banner', title: 'T', color: 'green', pattern: 'phula' }, { choices });
  const before = drawn.mock.calls.length;
  await user.type(field('Title'), 'itle');
  expect(drawn.mock.calls.length).toBe(before);
});
