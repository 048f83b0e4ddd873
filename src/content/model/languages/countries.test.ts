import { expect, test } from 'vitest';
import { countryCodes, countryNamed, currentCode } from './countries';

test('each country is found by its name in English', () => {
  const all = [...countryCodes()];
  expect(all.length).toBeGreaterThan(240);
  expect(all.filter(([name, code]) => countryNamed(name) !== code)).toEqual([]);
});

test('each has the code that is in use today', () => {
  const codes = [...countryCodes().values()];
  expect(codes.filter((code) => currentCode(code) !== code)).toEqual([]);
  expect(codes).toEqual(expect.arrayContaining(['BJ', 'FR', 'BF', 'GB', 'RS', 'RU', 'CD', 'TL', 'VU', 'XK']));
});

test.each([
  ['DY', 'BJ'],
  ['FX', 'FR'],
  ['HV', 'BF'],
  ['uk', 'GB'],
  ['YU', 'RS'],
  ['SU', 'RU'],
  ['ZR', 'CD'],
  ['TP', 'TL'],
  ['GH', 'GH'],
  ['QQ', undefined],
  ['EU', undefined],
  ['ZZ', undefined],
  ['Ghana', undefined],
])('%s stands for %s', (code, current) => {
  expect(currentCode(code)).toBe(current);
});

test.each([
  ['usa', 'US'],
  ['U.S.A.', 'US'],
  ['UK', 'GB'],
  ['DRC', 'CD'],
  ['the Democratic Republic of the Congo', 'CD'],
  ['Republic of the Congo', 'CG'],
  ['Ivory Coast', 'CI'],
  ["Côte d'Ivoire", 'CI'],
  ['Cote d’Ivoire', 'CI'],
  ['Sao Tome and Principe', 'ST'],
  ['Turkiye', 'TR'],
  ['Timor Leste', 'TL'],
  ['Saint Lucia', 'LC'],
  ['The Gambia', 'GM'],
  ['Hong Kong', 'HK'],
  ['Bénin', 'BJ'],
  ['Unknown Region', undefined],
  ['Atlantis', undefined],
  ['', undefined],
])('%s is found as %s', (name, code) => {
  expect(countryNamed(name)).toBe(code);
});

test('a name without end takes no longer for that', () => {
  expect(countryNamed("the -&'é".repeat(200_000))).toBe(undefined);
});
