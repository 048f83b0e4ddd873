// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PROJECT_ROOT } from '../../../node/project';
import { chooseTheme, isDark, startTheme } from './theme';

const index = new DOMParser().parseFromString(
  readFileSync(path.join(PROJECT_ROOT, 'index.html'), 'utf8'),
  'text/html',
);
const headScript = index.querySelector('head script:not([src])')?.textContent ?? '';
const colours = [...index.querySelectorAll('meta[name="theme-color"]')];

const bars = () =>
  [...document.querySelectorAll('meta')].map((meta) => [meta.dataset.theme, meta.getAttribute('media')]);

/** In dev index.html begins, in a built page the early script. */
const runHeadScript = () => new Function(headScript)();
const WAYS = [
  ['in dev', runHeadScript],
  ['in a built page', startTheme],
] as const;

/** A page as the server sends it, and what it does before the first paint. */
function load(system: 'light' | 'dark', begin: () => void) {
  vi.stubGlobal('matchMedia', () => ({ matches: system === 'dark' }));
  document.documentElement.className = '';
  document.head.replaceChildren(...colours.map((meta) => meta.cloneNode()));
  begin();
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('in dev index.html says that there is script', () => {
  load('light', runHeadScript);
  expect(document.documentElement.classList.contains('js')).toBe(true);
});

describe.each(WAYS)('%s', (_way, begin) => {
  test.each(['light', 'dark'] as const)('a system that is %s decides while nothing is chosen', (system) => {
    load(system, begin);
    expect(isDark()).toBe(system === 'dark');
  });

  test('the system decides where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    load('dark', begin);
    expect(isDark()).toBe(true);
    vi.restoreAllMocks();
  });

  test.each([
    [true, 'light'],
    [false, 'dark'],
  ] as const)(
    'the next page has the theme that was chosen, dark: %s, against a %s system',
    (dark, system) => {
      load(system, begin);
      chooseTheme(dark);
      const chosen = [isDark(), bars()];
      load(system, begin);
      expect([isDark(), bars()]).toEqual(chosen);
      expect(isDark()).toBe(dark);
      expect(bars()).toEqual([
        ['light', dark ? 'not all' : 'all'],
        ['dark', dark ? 'all' : 'not all'],
      ]);
    },
  );
});
