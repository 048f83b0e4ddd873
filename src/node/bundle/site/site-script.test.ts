import { expect, test } from 'vitest';
import { forScript } from './site-script';

const CSS =
  '.a{line-height:.98;letter-spacing:-.024em}.b{line-height:1.6;line-height: 1.06 }.c{line-height:22px}';

test.each(['ar', 'hi', 'or', 'th', 'zh-Hant'])(
  'lines of a site in %s are not set tight, nor its letters',
  (language) => {
    expect(forScript(CSS, language)).toBe(
      '.a{line-height:1.3;letter-spacing:normal}.b{line-height:1.6;line-height: 1.3 }.c{line-height:22px}',
    );
  },
);

test.each(['en', 'ru', 'el', 'vi', 'sw'])('those of a site in %s stay as they are', (language) => {
  expect(forScript(CSS, language)).toBe(CSS);
});
