import { expect, test } from 'vitest';
import { createValidator } from '../../src/content/check/validate';
import { loadValidatorConfig } from '../../src/node/read/validator-config';
import { BASE_TEXTS, sourcesOf } from '../support/invalid-cases';

const LEAD = '"Leather or rubber."';
const PAGE = 'services/soles.json';

/** Texts of companies of all kinds. Nothing may be said of them, not even by a rule of the fonts, which these letters have. */
const RIGHT = [
  'Let A = {a, b} and B = {x}. Then A ∪ B = {a, b, x}.',
  'The interval [a, b] has [x] as its floor; f[x] = x*y*z.',
  'A set is {x | x > 0}, {even numbers}, or {1, 2, 3}.',
  'if (a << b) and 5 < x < 7, or a < b and b > c',
  '2 * 3 * 4 = 24, x_1, x_2 and snake_case',
  'The fraction \\frac{a}{b} and $x^2$',
  'Dial *920# for USSD, or 112.',
  'Rates from 12%* (*Terms apply)',
  'The #1 bank in Ghana. #MadeInGhana #SALE!',
  'GHS 1,000.00, ₹5,00,000, Rs. 500/- and 5 000 F CFA',
  'AT&T, R&D; fish & chips',
  '[2019] UKSC 41, [1999] 2 AC 1, art. 1240 C. civ.',
  'M. [X] c/ Mme [Y], Cass. civ. 1re, 12 mai 2021, n° 20-12.345',
  '« Nous », dit Maître Dupont : où ?',
  'Todo sobre zapatos, y todo lo demás',
  '© 2026 • Terms • Imprint',
  'Untitled works of the painter',
  'Size XXL, open 24/7, 9am–5pm, 12/05/2026',
  'Your title, our care. Write to us.',
  'Error! is what nobody wants to read.',
  'Ready – or not - by 10.30',
  '5 * 3 * 2, a | b, and C# and F#',
  '\\\\server\\name and C:\\new\\notes',
  'From nine* (*with heels)',
];

const validator = createValidator(await loadValidatorConfig());

test.each(RIGHT)('%s', (text) => {
  const page = String(BASE_TEXTS[PAGE]);
  const changed = page.replace(LEAD, () => JSON.stringify(text));
  expect(changed).not.toBe(page);
  const { issues } = validator.validate(sourcesOf({ ...BASE_TEXTS, [PAGE]: changed }));
  expect(issues.map(({ code, args }) => [code, args])).toEqual([]);
});

/** By the width that they have in search results, not by the number of letters. */
test.each([
  ['title', '松の宿｜箱根の温泉旅館'],
  ['title', '松の宿、箱根'],
  ['title', 'हमारे विद्यालय में नर्सरी से बारहवीं कक्षा तक प्रवेश की पूरी जानकारी'],
  ['description', '松の宿は、箱根の静かな温泉旅館です。季節の料理と、源泉かけ流しの湯でお待ちしています。'],
])('%s: %s', (name, text) => {
  const page: Record<string, unknown> = JSON.parse(String(BASE_TEXTS[PAGE]));
  const changed = JSON.stringify({ ...page, [name]: text });
  const { issues } = validator.validate(sourcesOf({ ...BASE_TEXTS, [PAGE]: changed }));
  expect(issues.filter(({ code }) => code.endsWith('-length'))).toEqual([]);
});
