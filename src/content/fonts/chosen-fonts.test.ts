import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import schema from '../../../schema/parts/fonts.schema.json';
import { chosenFonts, facesOf, isDefault, stacksOf } from './chosen-fonts';
import { PAIRS } from './families';
import { missingLetters } from './missing-letters';
import { SCRIPT_NAMES } from './scripts';

const { name, scripts } = schema.properties;

test('the schema names the pairs and the scripts', () => {
  expect(name.enum).toEqual(Object.keys(PAIRS));
  expect(scripts.items.enum).toEqual(SCRIPT_NAMES);
});

test('the stacks of the default pair are those of src/theme/tokens.css', () => {
  const tokens = readFileSync('src/theme/tokens.css', 'utf8').replace(/\s+/g, ' ');
  const { display, text } = stacksOf({ pair: 'clear', scripts: [] });
  expect(tokens).toContain(`--display: ${display};`);
  expect(tokens).toContain(`--text: ${text};`);
});

test.each([
  ['en', {}, 'clear', []],
  ['fr-BJ', {}, 'clear', []],
  ['zh-Hant', {}, 'clear', []],
  ['ar-EG', {}, 'clear', ['arabic']],
  ['ur', {}, 'clear', ['arabic']],
  ['or', {}, 'clear', ['odia']],
  ['mr', { name: 'round' }, 'round', ['devanagari']],
  ['hi', { scripts: ['odia', 'devanagari'] }, 'clear', ['devanagari', 'odia']],
  ['ru', {}, 'plain', ['cyrillic']],
  ['vi', {}, 'plain', []],
  ['vi', { name: 'clear' }, 'clear', []],
  ['yo-NG', {}, 'plain', []],
] as const)('a site in %s with the fonts %j has %s and %j', (language, fonts, pair, found) => {
  const chosen = chosenFonts({
    language,
    fonts: { ...fonts, scripts: [...('scripts' in fonts ? fonts.scripts : [])] },
  });
  expect(chosen).toEqual({ pair, scripts: found });
});

test('a font that has none of the letters is left out, but for Latin ones', () => {
  const parts = (language: string, letters: string) =>
    facesOf(chosenFonts({ language }), letters).map(({ part }) => part);
  expect(parts('en', 'abc مرحبا')).toEqual([]);
  expect(parts('ar', 'abc مرحبا')).toEqual(['noto-sans-arabic/arabic']);
  expect(parts('ar', 'abc')).toEqual([]);
  expect(parts('vi', 'abcế')).toEqual(['noto-sans/latin', 'noto-sans/latin-ext', 'noto-sans/vietnamese']);
  expect(isDefault(chosenFonts({ language: 'sw' }))).toBe(true);
});

test.each([
  ['en', 'é ß Ł', undefined],
  ['en', '漢字かな한글', undefined],
  ['ar', 'مرحبا پچ', undefined],
  ['vi', 'ế ơ ư', undefined],
  ['en', 'ଜୋତା', { scripts: ['odia'], hopeless: [] }],
  ['en', 'ọɛ', { scripts: [], pair: 'plain', hopeless: [] }],
  ['en', 'ខ', { scripts: [], hopeless: ['ខ'] }],
  ['or', 'Дом', { scripts: ['cyrillic'], hopeless: [] }],
])('in %s the letters %s lack %j', (language, text, found) => {
  const missing = missingLetters({ language }, text.replaceAll(' ', ''));
  if (!found) expect(missing).toBeUndefined();
  else expect(missing).toMatchObject(found);
});
