import { expect, test } from 'vitest';
import { findPictures } from './find-pictures';

const picture = (name: string, about = '', isNarrow = false) => ({
  ...{ name, about, alt: '', altIn: {}, isNarrow },
  ...{ width: 320, height: 240, url: `/media/${name}` },
});
const pictures = [
  picture('fuel-narrow.webp', 'A meter on a pump', true),
  picture('fuel-tank.webp', 'A tank\nFuel meters'),
  picture('fuel.webp', 'A meter on a pump'),
  picture('hostel-narrow.webp', 'A room'),
  picture('meter.webp', 'A clock'),
];
const found = (query: string, hasNarrow = false) =>
  findPictures(pictures, query, hasNarrow).map(({ name }) => name);

test('a picture is found by its name, by what it shows and by the pages with it', () => {
  expect(found('Meter')).toEqual(['meter.webp', 'fuel.webp', 'fuel-tank.webp']);
  expect(found('pump fuel')).toEqual(['fuel.webp']);
  expect(found('truck')).toEqual([]);
});

test('a drawing for narrow windows only stands behind its picture where a file is asked for, and nowhere else', () => {
  expect(found('')).toEqual(['fuel.webp', 'fuel-tank.webp', 'hostel-narrow.webp', 'meter.webp']);
  expect(found('fuel', true)).toEqual(['fuel.webp', 'fuel-narrow.webp', 'fuel-tank.webp']);
});
