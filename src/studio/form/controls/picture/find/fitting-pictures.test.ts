import { describe, expect, test } from 'vitest';
import { forms, stubPicture } from '../../../../../../tests/support/forms/FormStub';
import { fittingPictures } from './fitting-pictures';
import { textsAround } from './texts-around';

const shop = [
  stubPicture('attendance-terminal.webp', 'A woman holds her finger on a reader\nDevices at gates'),
  stubPicture('baskets.webp', 'Baskets on a shelf with bread'),
  stubPicture('fuel_pumps.webp', 'A petrol station at night\nFuel'),
  stubPicture('platform.webp', 'A platform with a train'),
  stubPicture('sign.webp', 'A screen above a counter with prices'),
];
const fitting = (own: readonly string[], title = '', pictures = shop) =>
  fittingPictures(pictures, { own, title }).map(({ name }) => name);

describe('pictures that may fit', () => {
  test('are those with words of the texts in their names, in what they show, or on pages with them', () => {
    expect(fitting(['Attendance by finger'])).toEqual(['attendance-terminal.webp']);
    expect(fitting(['Devices for a shop'])).toEqual(['attendance-terminal.webp']);
    expect(fitting(['PETROL stations', 'Our pump'])).toEqual(['fuel_pumps.webp']);
  });

  test('are none where no word is the same: short words, parts of words, endings and tokens do not count', () => {
    expect(fitting(['A form on the web in WebP, by {prices}'])).toEqual([]);
    expect(fitting([])).toEqual([]);
  });

  test('stand in the order of what they have: words beside the picture before words of the title, rare words before others', () => {
    expect(fitting(['Bread'], 'Petrol')).toEqual(['baskets.webp', 'fuel_pumps.webp']);
    expect(fitting(['Petrol'], 'Bread')).toEqual(['fuel_pumps.webp', 'baskets.webp']);
    expect(fitting(['With prices'])[0]).toBe('sign.webp');
  });

  test('are eight at most', () => {
    const many = Array.from({ length: 20 }, (_, number) => stubPicture(`oven-${number}.webp`, 'An oven'));
    expect(fitting(['Oven'], '', many).length).toBe(8);
  });

  test.each([
    ['我们的烤箱', '面包店里的烤箱'],
    ['นี่คือเตาอบขนมปัง', 'เตาอบในร้าน'],
    ['パンを焼くオーブン', '店のオーブン'],
    ['हमारी रसोई में रोटी', 'रसोई'],
    ['Наша пекарня утром', 'Пекарня'],
    ['مخبزنا الجديد: خبز طازج', 'رفوف عليها طازج'],
  ])('are found in any script: %s', (text, about) => {
    const pictures = [stubPicture('one.webp', about), stubPicture('two.webp', 'A shoe')];
    expect(fitting([text], '', pictures)).toEqual(['one.webp']);
  });

  test('are found in a moment, however long the texts are', () => {
    const long = `${'{'.repeat(500_000)} ${'pump'.repeat(125_000)}`;
    expect(fitting([long, 'petrol'], long)).toEqual([]);
    expect(fitting(['pump'], '', [stubPicture('a.webp', 'xpump'.repeat(200_000))])).toEqual([]);
  });
});

describe('the texts around a picture', () => {
  const document = {
    title: 'Fuel pump automation',
    description: 'Not asked.',
    blocks: [
      {
        type: 'hero',
        title: 'Every litre',
        lead: 'TODO: A sentence.',
        actions: [{ label: 'Ask', href: '/contact' }],
        picture: { color: 'green', image: { src: 'a.webp', alt: 'A pump' } },
      },
      {
        type: 'alternating-rows',
        heading: 'What changes',
        rows: [{ title: 'Only a signed-in attendant', text: 'It stays locked.', picture: {} }, {}],
      },
    ],
  };
  const around = (pointer: string) => textsAround(forms.page, document, pointer);

  test('are those of its block that are written, without those of entries and of the picture', () => {
    expect(around('/blocks/0/picture/image')).toEqual({
      own: ['Every litre'],
      title: 'Fuel pump automation',
    });
  });

  test('are those of its entry in a list', () => {
    expect(around('/blocks/1/rows/0/picture/image').own).toEqual([
      'Only a signed-in attendant',
      'It stays locked.',
    ]);
    expect(around('/blocks/1/rows/1/picture/image').own).toEqual([]);
  });
});
