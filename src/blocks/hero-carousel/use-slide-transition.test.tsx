// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as library from '../../ui/behaviours/load-animate';
import { useSlideTransition } from './use-slide-transition';

/** Animations that end when the test, or the hook, says so. */
const running: { complete: () => void; finished: Promise<void> }[] = [];

function animate() {
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
  root.current.innerHTML = '<div data-state="active"></div>';
  const hook = renderHook(({ index }) => useSlideTransition(root, index), {
    initialProps: { index: active },
  });
  // The library is there.
  await act(async () => {});
  return { leaving: () => hook.result.current, change: (index: number) => hook.rerender({ index }) };
}

test('the slide before stays below until the new one is in', async () => {
  const { leaving, change } = await startAt(0);
  change(1);
  expect(leaving()).toBe(0);
  await act(async () => running.at(-1)?.complete());
  expect(leaving()).toBeUndefined();
});

test('a second change during the first keeps its own leaving slide', async () => {
  const { leaving, change } = await startAt(0);
  change(1);
  await act(async () => change(2));
  expect(leaving()).toBe(1);
  await act(async () => running.at(-1)?.complete());
  expect(leaving()).toBeUndefined();
});
