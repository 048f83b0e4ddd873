// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { followLinks } from './page-links';

const navigateTo = vi.fn();
let stop = () => {};

afterEach(() => {
  stop();
  vi.clearAllMocks();
});

/** Clicks on elements one after another, each as the click of a series that `detail` says, and tells which links were followed. */
function followed(...clicks: [selector: string, detail: number][]): unknown[] {
  document.body.innerHTML = '<a href="/a">A</a><a href="/b">B</a><p>No link</p>';
  stop = followLinks(navigateTo);
  for (const [selector, detail] of clicks) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    document.querySelector(selector)?.dispatchEvent(click);
    // Else the browser would load the page itself.
    expect(click.defaultPrevented).toBe(selector !== 'p');
  }
  return navigateTo.mock.calls.flat();
}

const [A, B] = ['[href="/a"]', '[href="/b"]'];

test('a double click leads to one page, whatever link of that page is under its second half', () => {
  expect(followed([A, 1], [B, 2])).toEqual(['/a']);
  stop();
  navigateTo.mockClear();
  expect(followed([A, 1], ['p', 2], [B, 3], [B, 1])).toEqual(['/a', '/b']);
});

test('a quick click on a link that follows one on something else is followed', () => {
  expect(followed(['p', 1], [B, 2])).toEqual(['/b']);
});

test('a key follows links', () => {
  expect(followed([A, 0], [B, 0])).toEqual(['/a', '/b']);
});
