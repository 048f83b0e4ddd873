// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { button, described, faq, field, openForm, setUpForms } from '../../../tests/support/forms/open-form';
import type { Operation } from '../../content/model/operation';
import type { StudioIssue } from '../../content/model/protocols/studio-issues';

setUpForms();

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
    const { user, edited } = openForm(faq, {
      issues: [issue('/blocks/0/heading'), issue('/blocks/1/heading')],
    });
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
    const { user, edited } = openForm(faq, { document: whole, issues: [known] });
    await user.click(button('This is the real value'));
    expect(edited.operations).toMatchObject(operations);
    expect(document.activeElement).toBe(field('Heading'));
  });

  test('of what is left to write say only what to do, and are no mistake', () => {
    const left = { ...issue('/blocks/0/heading'), code: 'leftover-text', fix: 'Choose where it leads.' };
    openForm(faq, { issues: [left, { ...left, pointer: '/blocks/0/questions/1/richText' }] });
    expect(field('Heading').getAttribute('aria-invalid')).toBeNull();
    expect(described(field('Heading'))).toContain('Still to write: Choose where it leads.');
    expect(described(field('Heading'))).not.toContain('Why it matters.');
    expect(button(/Two\?.*1 to write/)).toBeTruthy();
  });

  test('in a closed card are counted at its title, those of no field stand above', () => {
    openForm(faq, {
      issues: [issue('/blocks/0/questions/1/richText', 'warning'), issue('/blocks/0/colour')],
    });
    expect(button(/Two\?.*1 hint/)).toBeTruthy();
    expect(screen.getByText(/What is wrong at \/blocks\/0\/colour/)).toBeTruthy();
  });

  test('say what they are, each with a colour and an icon of its kind: hints look like no error', () => {
    const second = (found: StudioIssue) => ({ ...found, pointer: '/blocks/0/questions/1/richText' });
    const [error, hint] = [issue('/blocks/0/heading'), issue('/blocks/0/heading', 'warning')];
    const left = { ...hint, severity: error.severity, code: 'leftover-text' };
    const drawn = [error, hint, left].map((found) => {
      const { container, unmount } = openForm(faq, { issues: [found, second(found)] });
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

  test('what helps with a fix stands below it, such as the names that are possible', () => {
    const more = 'Similar names are: leather, rubber.';
    openForm(faq, { issues: [{ ...issue('/blocks/0/heading'), more }] });
    expect(screen.getByText(more)).toBeTruthy();
  });

  test('of a list itself stand at the list', () => {
    openForm(faq, { issues: [issue('/blocks/0/questions')] });
    expect(within(screen.getByRole('group', { name: 'Questions' })).getByText(/What is wrong/)).toBeTruthy();
  });
});

describe('what may be left out', () => {
  const hero = { type: 'hero', title: 'Bread', lead: 'Daily.', picture: {} };

  test('is added with what it needs, and removed again', async () => {
    const { user, edited } = openForm({ type: 'contact', heading: 'Write', form: {} });
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
    const { user, edited } = openForm(hero);
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
    const { user, edited } = openForm({ ...hero, layout: 'device' });
    const layout = screen.getByRole('combobox', { name: 'Layout' });
    await user.selectOptions(layout, 'Full color');
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'set', value: 'full-color', expected: 'device' });
    await user.selectOptions(layout, 'Screen on its colour');
    expect(edited.operations.at(-1)).toMatchObject({ kind: 'unset', pointer: '/blocks/0/layout' });
  });

  test('a colour is chosen among swatches, whose meaning is their name', async () => {
    const { user, edited } = openForm(hero);
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
    const { user } = openForm(hero);
    const tile = () =>
      screen.getByRole('radio', { name: /^Phula/ }).nextElementSibling?.getAttribute('style') ?? '';
    expect(tile()).toContain('slate-phula.svg');
    await user.click(screen.getByRole('radio', { name: /^Marigold: .*bright/ }));
    expect(tile()).toContain('marigold-phula.svg');
  });
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
    const { user, edited } = openForm(tabs, {
      chooseBlock,
      focusPointer: '/blocks/0/tabs/0/blocks/0/heading',
    });
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
  const { user, edited } = openForm({ ...faq, heading: { old: 1 } });
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
  const { user } = openForm({ type: 'banner', title: 'T', color: 'green', pattern: 'phula' }, { choices });
  const before = drawn.mock.calls.length;
  await user.type(field('Title'), 'itle');
  expect(drawn.mock.calls.length).toBe(before);
});
