import { expect, test } from 'vitest';
import { fromRight, mirrored } from './site-direction';

test.each([
  ['.a:hover svg{transform:translateX(4px)}', '.a:hover svg{transform:translateX(-4px)}'],
  ['.a{letter-spacing:-.014em}', '.a{letter-spacing:normal}'],
  ['.a{translate:-14px}', '.a{translate:14px}'],
  ['.a{translate:0 -50%}', '.a{translate:0 -50%}'],
  ['.a{transform-origin:0;text-align:right}', '.a{transform-origin:100%;text-align:left}'],
  ['.a{transform-origin:left}', '.a{transform-origin:right}'],
  ['.a{object-position:0 0}', '.a{object-position:100% 0}'],
  ['.a{object-position:50% 0}', '.a{object-position:50% 0}'],
  ['.a{mask:linear-gradient(to right,#0000,#000)}', '.a{mask:linear-gradient(to left,#0000,#000)}'],
  [
    ':root{--st:16px;--stairs-end:polygon(0 0,100% 0,calc(100% - var(--st)) calc(100% - 3*var(--st)),0 100%)}',
    ':root{--st:16px;--stairs-end:polygon(100% 0,0 0,calc(100% - calc(100% - var(--st))) calc(100% - 3*var(--st)),100% 100%)}',
  ],
  [
    '.a{margin-inline-start:4px;background:url(/a-left.svg)}',
    '.a{margin-inline-start:4px;background:url(/a-left.svg)}',
  ],
])('%s', (css, expected) => {
  expect(mirrored(css)).toBe(expected);
  expect(mirrored(mirrored(css)).includes('translateX(4px)')).toBe(css.includes('translateX(4px)'));
});

test('telephone numbers and code are kept from left to right', () => {
  expect(fromRight('.a{}')).toMatch(/^\.a\{\}\na\[href\^="tel:"\]\{unicode-bidi:plaintext/);
});
