// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  type Edited,
  FormStub,
  forms,
  stubChoices,
  stubPicture,
} from '../../../../../tests/support/forms/FormStub';
import { setUpForms, spoken } from '../../../../../tests/support/forms/open-form';
import { valueAt } from '../../../../content/json/value-at';
import type { StudioPicture } from '../../../../content/model/protocols/studio-choices';

setUpForms();

const POINTER = '/blocks/0/picture/image';
const oven = { ...stubPicture('oven.webp', '', 'Two bakers at the oven'), narrow: 'oven-narrow.webp' };
const shop = stubPicture('shop/front-800w.webp', '', 'The shop of {company}');

/** The form of a block with a picture. */
function openForm(pictures: readonly StudioPicture[], image?: object) {
  const edited: Edited = { document: undefined, operations: [] };
  const notify = vi.fn();
  render(
    <FormStub
      document={{ blocks: [{ type: 'showcase', heading: 'See', picture: { image }, notes: [] }] }}
      pointer="/blocks/0"
      edited={edited}
      choices={{ ...stubChoices, pictures }}
      tokens={{ company: 'Example Works' }}
      notify={notify}
    />,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return { user, edited, notify, field: screen.getByRole('group', { name: 'Image' }) };
}

/** Opens the pictures of a block. */
async function openPictures(pictures: readonly StudioPicture[], image?: object) {
  const { field, user, edited } = openForm(pictures, image);
  await user.click(within(field).getByRole('button', { name: /^Choose .*: Image$/ }));
  return { user, edited };
}

const option = (name: string) => screen.getByRole('option', { name });

test('a picture goes by what it shows, and by its file only below that', async () => {
  const french = { ...stubPicture('a-1.webp'), altIn: { fr: 'Une brouette' } };
  await openPictures([oven, shop, french, stubPicture('hand-cart.webp')]);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Une brouettea-1.webp, 640 × 480',
    'Hand carthand-cart.webp, 640 × 480',
    'Two bakers at the ovenoven.webp, 640 × 480',
    'The shop of Example Worksshop/front-800w.webp, 640 × 480',
  ]);
  for (const name of ['Une brouette', 'Hand cart', 'Two bakers at the oven', 'The shop of Example Works'])
    expect(option(name)).toBeTruthy();
});

test('where none is found, all are shown on request, with the cursor in the search, and a file is asked for', async () => {
  const { user } = await openPictures([oven, shop]);
  const search = screen.getByRole('searchbox');
  await user.type(search, 'litre');
  expect(screen.queryByRole('option', { name: /oven/ })).toBeNull();
  expect(spoken().join()).toContain('No picture has all these words');
  const asked = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Upload a picture' }));
  expect(asked.mock.instances).toEqual([screen.getByLabelText('Upload a picture', { selector: 'input' })]);
  asked.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Show all 2' }));
  expect(document.activeElement).toBe(search);
  expect(option('Two bakers at the oven')).toBeTruthy();
});

test.each<[string, object | undefined, StudioPicture, object]>([
  [
    'comes with the drawing for narrow windows that documents show with it',
    undefined,
    oven,
    { src: 'oven.webp', narrow: 'oven-narrow.webp', alt: 'Two bakers at the oven' },
  ],
  [
    'does not keep that of the picture before',
    { src: 'oven.webp', narrow: 'oven-narrow.webp', alt: 'Two bakers' },
    { ...shop, alt: 'The shop' },
    { src: 'shop/front-800w.webp', alt: 'The shop' },
  ],
  [
    'does not keep one that is still to be chosen',
    {
      src: 'todo-instead-of/cart.webp',
      narrow: 'todo-instead-of/cart-narrow.webp',
      alt: 'TODO: What it shows.',
    },
    oven,
    { src: 'oven.webp', narrow: 'oven-narrow.webp', alt: 'Two bakers at the oven' },
  ],
  [
    'keeps its own where it is chosen again',
    { src: 'oven.webp', narrow: 'other.webp', alt: 'Bakers' },
    oven,
    { src: 'oven.webp', narrow: 'other.webp', alt: 'Bakers' },
  ],
])('a picture %s, in one step', async (_, before, picture, after) => {
  const { user, edited } = await openPictures([picture], before);
  await user.click(option(picture.alt));
  const image = valueAt(edited.document, POINTER);
  expect(JSON.stringify(image)).toBe(JSON.stringify(after));
  expect(edited.operations.length).toBeLessThanOrEqual(1);
});

const LEFT = { src: 'todo-instead-of/cart.webp', alt: 'TODO: What it shows.' };
const offers = (field: HTMLElement) => {
  const list = within(field).queryByRole('list', { name: 'These may fit' });
  return list ? within(list).getAllByRole('button') : [];
};

test('beside a picture that is to be chosen stand those that fit the texts by then: one click takes one, described', async () => {
  const front = { ...shop, about: 'The shop of {company}' };
  const bread = { ...oven, about: 'Two bakers at the oven' };
  const plain = stubPicture('bakers.webp', 'Bakers');
  const { user, edited, notify, field } = openForm([front, bread, plain], LEFT);
  expect(offers(field)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Heading' }), ' our bakers');
  await user.hover(field);
  expect(offers(field).map(({ textContent }) => textContent)).toEqual(['Two bakers at the oven']);
  await user.click(offers(field)[0] as HTMLElement);
  expect(valueAt(edited.document, POINTER)).toEqual({
    ...{ src: 'oven.webp', narrow: 'oven-narrow.webp' },
    alt: 'Two bakers at the oven',
  });
  expect(notify.mock.calls.flat().join()).toContain('is that of another page');
  expect(offers(field)).toEqual([]);
});

test('beside a picture that is chosen stand no others', async () => {
  const { user, field } = openForm([oven], { src: 'oven.webp', alt: 'Two bakers' });
  await user.hover(field);
  expect(offers(field)).toEqual([]);
});

test('a picture that comes once its dialog was left changes nothing', async () => {
  const edited: Edited = { document: undefined, operations: [] };
  let answer = (_: StudioPicture) => {};
  const waiting = new Promise<StudioPicture>((resolve) => {
    answer = resolve;
  });
  render(
    <FormStub
      schema={forms.site}
      document={{ logo: 'mark.svg' }}
      pointer=""
      edited={edited}
      addPicture={() => waiting}
    />,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: /^Choose .*: Logo$/ }));
  const file = new File(['x'], 'shop.jpg', { type: 'image/jpeg' });
  fireEvent.drop(screen.getByRole('searchbox'), { dataTransfer: { files: [file] } });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await act(async () => answer(shop));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(edited.operations).toEqual([]);
});
