import { expect, test } from 'vitest';
import { textWidth } from './text-width';

test.each([
  ['Straßenbau Müller', 17],
  ['Işık A.Ş.', 9],
  ['Ẹ káàbọ̀', 7],
  ['松の宿', 6],
  ['「箱根」', 8],
  ['ＡＢＣ', 6],
  ['서울', 4],
  ['عيادة', 5],
  ['يوميًّا', 5],
  ['ज्ञान', 4],
  ['ଜ୍ଞାନ', 4],
  ['Ready 🚚', 8],
  ['co\u00adop', 5],
])('%s is as wide as %i letters', (text, width) => {
  expect(textWidth(text)).toBe(width);
});
