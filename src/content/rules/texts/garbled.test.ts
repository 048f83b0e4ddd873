import { expect, test } from 'vitest';
import { garbledIn } from './garbled';

test.each([
  ['CafÃ© Bonjour', 'Ã©', 'é'],
  ['Itâ€™s ours', 'â€™', '’'],
  ['â€œYesâ€\u009d', 'â€œ', '“'],
  ['From â‚¹500', 'â‚¹', '₹'],
  ['Open Â·  daily', 'Â·', '·'],
  ['Ã‰cole', 'Ã‰', 'É'],
  ['à¤•à¤®à¤²', 'à¤•', 'क'],
  ['Shoes ðŸ‘ž', 'ðŸ‘ž', '👞'],
])('%s was garbled', (text, written, meant) => {
  expect(garbledIn(text)).toEqual({ kind: 'garbled', written, meant });
});

test('what has become � cannot be known', () => {
  expect(garbledIn('Caf\ufffd\ufffd Bonjour')).toEqual({ kind: 'lost', written: '\ufffd\ufffd', meant: '' });
});

test.each([
  ['Une soci?t? de cordonniers', 'soci?t'],
  ['caf?s', 'caf?s'],
])('in %s a question mark stands for a letter', (text, written) => {
  expect(garbledIn(text)).toEqual({ kind: 'asked', written, meant: '' });
});

test.each(['How much? A lot', 'What?', '/prices?year=2026', 'a ? b'])(
  '%s is a question, or an address',
  (text) => {
    expect(garbledIn(text)).toBeUndefined();
  },
);

test.each([
  'CAFÉ… “São João” – MAÇÃ… IRMÃ” À « À » Â',
  'où, déjà, naïve, 5 º, 3 ª, 20 °C, ½, £5, ©',
  'Ação, coração, ÀÉÎÕÜ, àéîõü ñ ß',
  'café…” et thé…»',
  'कमल, ଓଡ଼ିଆ, العربية, ₹500, GH₵20, 👞',
])('%s is as it was written', (text) => {
  expect(garbledIn(text)).toBeUndefined();
});
