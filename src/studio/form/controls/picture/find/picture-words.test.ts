import { expect, test } from 'vitest';
import { pictureWords } from './picture-words';

const shown = (name: string, alt = '', altIn = {}) =>
  pictureWords({ name, alt, altIn }, { company: 'Example Works' });

test.each([
  ['the description in the language of the page', shown('a.webp', 'A pump', { fr: 'Une pompe' }), 'A pump'],
  ['else the one in another language', shown('a.webp', '', { '': '', fr: 'Une pompe' }), 'Une pompe'],
  ['none that is left to write', shown('oven.webp', 'TODO: What it shows.', { fr: ' ' }), 'Oven'],
  [
    'what visitors see in the place of tokens',
    shown('a.webp', 'The sign of {company}'),
    'The sign of Example Works',
  ],
  ['else the name without its folder and ending', shown('hardware/fuel-pump_night.webp'), 'Fuel pump night'],
  ['the name without sizes', shown('fuel-pump-1200x800.webp'), 'Fuel pump'],
  ['a name that is nothing but a size', shown('640x480.png'), '640x480'],
  ['a year in a name', shown('fair-2026.jpg'), 'Fair 2026'],
])('a picture is called by %s', (_, words, expected) => {
  expect(words).toBe(expected);
});
