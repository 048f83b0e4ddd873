import { expect, test } from 'vitest';
import type { StudioPicture } from '../../../../../content/model/protocols/studio-choices';
import { stubPicture } from '../../../../../../tests/support/forms/FormStub';
import { findablePictures, findPictures } from './find-pictures';

const narrow = (name: string, about = '') => ({ ...stubPicture(name, about), isNarrow: true });
const pictures = [
  narrow('fuel-narrow.webp', 'A meter on a pump'),
  stubPicture('fuel-tank.webp', 'A tank\nFuel meters'),
  stubPicture('fuel.webp', 'A meter on a pump'),
  stubPicture('hostel-narrow.webp', 'A room'),
  stubPicture('meter.webp', 'A clock'),
];
const found = (query: string, hasNarrow = false, among = pictures) =>
  findPictures(findablePictures(among, hasNarrow, {}), query).map(({ name }) => name);

test('a picture is found by its name, by what it shows and by the pages with it', () => {
  expect(found('Meter')).toEqual(['meter.webp', 'fuel.webp', 'fuel-tank.webp']);
  expect(found('pump fuel')).toEqual(['fuel.webp']);
  expect(found('truck')).toEqual([]);
});

test('a drawing for narrow windows only stands behind its picture where a file is asked for, and nowhere else', () => {
  expect(found('')).toEqual(['fuel.webp', 'fuel-tank.webp', 'hostel-narrow.webp', 'meter.webp']);
  expect(found('fuel', true)).toEqual(['fuel.webp', 'fuel-narrow.webp', 'fuel-tank.webp']);
});

const described: StudioPicture[] = [
  { ...stubPicture('devices/dsc-4711.webp', '', 'A fuel pump at night'), altIn: { fr: 'Une pompe à l’été' } },
  { ...stubPicture('water-meter.webp', '', ''), altIn: { hi: 'पानी का मीटर' } },
];

test.each([
  ['words of the description in any order', 'night pump', 'devices/dsc-4711.webp'],
  ['the description in another language, without its accents', 'POMPE ete', 'devices/dsc-4711.webp'],
  ['accents where the description has none', 'fúel', 'devices/dsc-4711.webp'],
  ['a word of the folder with one of the description', 'fuel device', 'devices/dsc-4711.webp'],
  ['the name of the file as it is written', 'water-meter.webp', 'water-meter.webp'],
  ['words of another script', 'मीटर पानी', 'water-meter.webp'],
])('a picture is found by %s', (_, query, name) => {
  expect(found(query, false, described)).toEqual([name]);
});

test('signs of vowels are no accents', () => {
  expect(found('मटर', false, described)).toEqual([]);
});

test('what stands below a picture counts before the pages with it', () => {
  const pumps = [
    stubPicture('a.webp', 'Pumps and more'),
    stubPicture('b.webp', '', 'A pump'),
    stubPicture('pump.webp'),
  ];
  expect(found('pump', false, pumps)).toEqual(['b.webp', 'pump.webp', 'a.webp']);
});

test('a plural finds one', () => {
  const [pump, bus] = [stubPicture('pump.webp'), stubPicture('bu.webp')];
  expect(found('pumps', false, [pump, bus])).toEqual(['pump.webp']);
  expect(found('bus', false, [pump, bus])).toEqual([]);
});
