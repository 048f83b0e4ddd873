// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROJECT_ROOT } from '../../../node/project';
import { chooseTheme, isDark } from './theme';

const index = new DOMParser().parseFromString(
  readFileSync(path.join(PROJECT_ROOT, 'index.html'), 'utf8'),
  'text/html',
);
const headScript = index.querySelector('head script:not([src])')?.textContent ?? '';
const colours = [...index.querySelectorAll('meta[name="theme-color"]')];

const bars = () =>
  [...document.querySelectorAll('meta')].map((meta) => [meta.dataset.theme, meta.getAttribute('media')]);

/** A page as the server sends it, and what its head does before the first paint. */
function load(system: 'light' | 'dark') {
  vi.stubGlobal('matchMedia', () => ({ matches: system === 'dark' }));
  document.documentElement.className = '';
  document.head.replaceChildren(...colours.map((meta) => meta.cloneNode()));
  new Function(headScript)();
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test.each(['light', 'dark'] as const)('a system that is %s decides while nothing is chosen', (system) => {
  load(system);
  expect(isDark()).toBe(system === 'dark');
  expect(document.documentElement.classList.contains('js')).toBe(true);
});

test.each([
  [true, 'light'],
  [false, 'dark'],
] as const)('the next page has the theme that was chosen, dark: %s, against a %s system', (dark, system) => {
  load(system);
  chooseTheme(dark);
  const chosen = [document.documentElement.className, bars()];
  load(system);
  expect([document.documentElement.className, bars()]).toEqual(chosen);
  expect(isDark()).toBe(dark);
  expect(bars()).toEqual([
    ['light', dark ? 'not all' : 'all'],
    ['dark', dark ? 'all' : 'not all'],
  ]);
});
