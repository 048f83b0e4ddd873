// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as library from '../../ui/behaviours/entrance/load-animate';
import { useSlideTransition } from './use-slide-transition';

/** Animations that end when the test, or the hook, says so. */
const animated: { element: Element }[] = [];
const running: { complete: () => void; finished: Promise<void> }[] = [];

function animate(element: Element) {
  animated.push({ element });
  let complete = () => {};
  const finished = new Promise<void>((resolve) => {
    complete = resolve;
  });
  const animation = { complete, finished };
  running.push(animation);
  return animation;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(library, 'loadAnimate').mockResolvedValue(animate as unknown as library.Animate);
});
afterEach(cleanup);

async function startAt(active: number) {
  const root = { current: document.createElement('section') };
  root.current.innerHTML =
    '<div><p data-part="words"></p></div><div data-state="active"><p data-part="words"></p></div>';
  const hook = renderHook(({ index }) => useSlideTransition(root, index), {
    initialProps: { index: active },
  });
  // The library is there.
  await act(async () => {});
  return {
    root: root.current,
    leaving: () => hook.result.current,
    change: (index: number) => hook.rerender({ index }),
  };
}

/** Lets every animation come to its end. */
const finish = () =>
  act(async () => {
    for (const each of running) each.complete();
  });

test('the slide before stays below until the new one is in', async () => {
  const { leaving, change } = await startAt(0);
  change(1);
  expect(leaving()).toBe(0);
  await finish();
  expect(leaving()).toBeUndefined();
});

test('the old words fade, and have no trace of it afterwards', async () => {
  const { change, root } = await startAt(0);
  const [words] = root.querySelectorAll<HTMLElement>('[data-part=words]');
  change(1);
  expect(animated.map(({ element }) => element)).toContain(words);
  words?.style.setProperty('opacity', '0');
  await finish();
  expect(words?.style.opacity).toBe('');
});

test('a second change during the first keeps its own leaving slide', async () => {
  const { leaving, change } = await startAt(0);
  change(1);
  await act(async () => change(2));
  expect(leaving()).toBe(1);
  await finish();
  expect(leaving()).toBeUndefined();
});
