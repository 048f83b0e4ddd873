import { expect, test } from 'vitest';
import { themeValues } from '../../../content/palette/theme-values';
import { withTheme } from './site-theme';

const css =
  ':root{color-scheme:light dark;--brand-hover:var(--lightningcss-light,#111) var(--lightningcss-dark,#222);--brand:#333;--knot:#444}\n.a{color:var(--brand)}';

test('the values of a palette take the place of those of the theme, and nothing else changes', () => {
  const values = [
    { name: '--brand', light: '#0f4c81', dark: '#8cc4f5' },
    { name: '--knot', light: '#ff9d42', dark: '#ff9d42' },
  ];
  expect(withTheme(css, values)).toBe(
    ':root{color-scheme:light dark;--brand-hover:var(--lightningcss-light,#111) var(--lightningcss-dark,#222);--brand:var(--lightningcss-light,#0f4c81) var(--lightningcss-dark,#8cc4f5);--knot:#ff9d42}\n.a{color:var(--brand)}',
  );
});

test('without a palette, and with that of the theme, the style sheet stays as it is', () => {
  expect(withTheme(css)).toBe(css);
  expect(withTheme(css, themeValues({ name: 'forest' }))).toBe(css);
});

test('a value that the theme does not have is an error', () => {
  expect(() => withTheme(css, [{ name: '--none', light: '#fff', dark: '#fff' }])).toThrow('no --none');
});
