// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { until } from '../../../../tests/support/runner/until';
import { fadeIn } from './fade-in';
import * as library from './load-animate';
import { announceReady } from '../ready';

const NOW = 5000;
const animate = vi.fn(() => ({ stop() {} }));
const content = document.createElement('div');

interface Day {
  /** When the document was first painted, in milliseconds; undefined where the browser does not report it. */
  painted?: number;
  /** How long the library takes to load, in milliseconds. */
  late?: number;
  calm?: boolean;
}

function prepare({ painted, late = 0, calm = false }: Day) {
  let now = NOW;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const entries = painted === undefined ? [] : [{ startTime: painted }];
  Object.assign(performance, { getEntriesByName: () => entries });
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  // Other tests in this process may have loaded it.
  vi.spyOn(library, 'loadedAnimate').mockReturnValue(undefined);
  return vi.spyOn(library, 'loadAnimate').mockImplementation(async () => {
    now += late;
    return animate as unknown as library.Animate;
  });
}

afterEach(() => {
  delete document.documentElement.dataset.ready;
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each<[string, boolean, Day]>([
  ['has been on the screen for 1.2 seconds', false, { painted: NOW - 1200 }],
  ['has been on the screen for 0.2 seconds', false, { painted: NOW - 200 }],
  ['came on the screen just now', true, { painted: NOW - 50 }],
  ['came on the screen just now, and the library is late', false, { painted: NOW - 50, late: 80 }],
  ['may have been on the screen for long: the browser does not tell', false, {}],
  ['came on the screen just now, for who prefers reduced motion', false, { painted: NOW - 50, calm: true }],
])('a page that came with the document and %s: fades in is %s', async (_, fades, day) => {
  const loadAnimate = prepare(day);
  fadeIn(content);
  await until(() => expect(loadAnimate).toHaveBeenCalledTimes(day.calm ? 0 : 1));
  await Promise.resolve();
  expect(animate).toHaveBeenCalledTimes(fades ? 1 : 0);
});

it.each<[string, boolean, Day]>([
  ['the library comes at once', true, { painted: 100 }],
  ['the browser does not tell of paints', true, {}],
  ['the library is late', false, { painted: 100, late: 900 }],
])('a page that the visitor went to, when %s: fades in is %s', async (_, fades, day) => {
  const loadAnimate = prepare(day);
  announceReady();
  fadeIn(content);
  await until(() => expect(loadAnimate).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(animate).toHaveBeenCalledTimes(fades ? 1 : 0);
});

it('a page that the visitor went to fades in before anything else happens, once the library was loaded', () => {
  prepare({});
  vi.spyOn(library, 'loadedAnimate').mockReturnValue(animate as unknown as library.Animate);
  announceReady();
  fadeIn(content);
  expect(animate).toHaveBeenCalledOnce();
});

it('a page that came with the document stays in view although the library is there', async () => {
  const loadAnimate = prepare({ painted: NOW - 200 });
  vi.spyOn(library, 'loadedAnimate').mockReturnValue(animate as unknown as library.Animate);
  fadeIn(content);
  await until(() => expect(loadAnimate).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(animate).not.toHaveBeenCalled();
});
