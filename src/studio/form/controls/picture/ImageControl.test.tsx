// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { stubChoices, stubPicture } from '../../../../../tests/support/forms/FormStub';
import { button, field, openForm, setUpForms, spoken } from '../../../../../tests/support/forms/open-form';
import { valueAt } from '../../../../content/json/value-at';
import type { StudioIssue } from '../../../../content/model/protocols/studio-issues';

setUpForms();

describe('a picture', () => {
  const showcase = { type: 'showcase', heading: 'See', picture: {}, notes: [] };
  const imagePointer = '/blocks/0/picture/image';
  const imageGroup = () => screen.getByRole('group', { name: 'Image' });

  test('is chosen from the grid, and what it shows is asked at once', async () => {
    const { user, edited } = openForm(showcase);
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
    const { user, edited } = openForm(showcase, { notify, choices: { ...stubChoices, pictures } });
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
    const { user, edited } = openForm(
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
    const { user } = openForm(hero);
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
    const { user } = openForm(showcase);
    await user.click(within(imageGroup()).getByRole('button', { name: 'Choose a picture: Image' }));
    fireEvent(screen.getByLabelText('Upload a picture'), new Event('cancel', { bubbles: true }));
    expect(screen.getByRole('dialog').textContent).toContain('Upload a picture');
  });

  test.each(['oven', 'bread stone'])('is looked for by its name and by what it shows: %s', async (query) => {
    const { user } = openForm(showcase);
    await user.click(within(imageGroup()).getByRole('button', { name: 'Choose a picture: Image' }));
    await user.type(screen.getByRole('searchbox'), query);
    expect(spoken()).toContain('1 picture');
    expect(screen.getByRole('option', { name: /oven/i })).toBeTruthy();
  });

  test('is one of many, which are all shown on request; the first further one has the cursor', async () => {
    const pictures = Array.from({ length: 160 }, (_, number) => stubPicture(`shelf-${1000 + number}.webp`));
    const { user } = openForm(showcase, { choices: { ...stubChoices, pictures } });
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
      const { user } = openForm({ ...showcase, picture }, { focusPointer: pointer, issues: [issue] });
      expect(within(imageGroup()).getAllByText('Choose the picture.').length).toBe(1);
      expect(document.activeElement).toBe(button('Choose a picture: Image'));
      await user.keyboard('{Enter}');
      expect(screen.getByRole('dialog', { name: 'Choose a picture: Image' })).toBeTruthy();
    },
  );

  test('that may fit the words of its block stands first, until somebody searches', async () => {
    const pictures = Array.from({ length: 160 }, (_, number) => stubPicture(`shelf-${1000 + number}.webp`));
    const bench = stubPicture('workshop.webp', 'Two cobblers at work');
    const { user } = openForm(
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
    const { user } = openForm(hero);
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
    const { user, edited } = openForm(showcase, { addPicture });
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

describe('an icon', () => {
  test('that cannot be looked for is not said to be missing', async () => {
    const findIcons = () => Promise.reject(new Error('no server'));
    const { user } = openForm(
      { type: 'icon-tiles', tiles: [{ name: 'A', icon: 'student' }] },
      { focusPointer: '/blocks/0/tiles/0/icon', findIcons },
    );
    await user.click(button(/^Icon student/));
    expect(await screen.findByText(/^The studio’s server does not answer/)).toBeTruthy();
    expect(screen.queryByText(/^No icon has this name/)).toBeNull();
  });

  test('is found by words, and chosen', async () => {
    const { user, edited } = openForm(
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
