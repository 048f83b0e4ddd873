import { expect, test } from 'vitest';
import { nameFromTitle } from './short-name';

test.each([
  ['Soles', 'Soles'],
  ['Fuel pumps: meters and displays', 'Fuel pumps'],
  ['Fuel pumps — meters and displays', 'Fuel pumps'],
  ['Meters and displays of all fuel pumps', undefined],
  ['Automation of all fuel pumps: meters', undefined],
  [': all that there is to know of it', undefined],
  ['', undefined],
])('the short name that the title %s gives is %s', (title, name) => {
  expect(nameFromTitle(title, 24)).toBe(name);
});
