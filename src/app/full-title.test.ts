import { expect, test } from 'vitest';
import { fullTitle, MAX_FULL_TITLE_LENGTH } from './full-title';

const of = (count: number, letter = 'x') => letter.repeat(count);

test.each([
  ['a short title', 'Soles', 'Cobbler', 'Soles | Cobbler'],
  ['a title that names the site', 'Soles by Cobbler', 'Cobbler', 'Soles by Cobbler'],
  ['just enough room', of(45), of(17, 'n'), `${of(45)} | ${of(17, 'n')}`],
  ['one character too many', of(46), of(17, 'n'), of(46)],
  ['the longest title that is good', of(60), 'Co', `${of(60)} | Co`],
  ['the longest title that is good, and a longer name', of(60), 'Inc', of(60)],
  ['wide letters and a name', of(27, '宿'), '松の宿', `${of(27, '宿')} | 松の宿`],
  ['wide letters and a name that is too much', of(29, '宿'), '松の宿', of(29, '宿')],
  ['a name that takes all the room', 'Soles', of(60, 'n'), 'Soles'],
])('%s', (_, title, siteName, shown) => {
  expect(fullTitle(title, siteName)).toBe(shown);
});

test('no title that is good by itself is too long with the name of any site', () => {
  for (let title = 1; title <= 60; title++) {
    for (let name = 1; name <= 60; name++) {
      expect(fullTitle(of(title), of(name, 'n')).length).toBeLessThanOrEqual(MAX_FULL_TITLE_LENGTH);
    }
  }
});
