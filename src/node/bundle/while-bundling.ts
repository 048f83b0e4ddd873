import { setImmediate } from 'node:timers/promises';

/** In milliseconds: so long nothing else gets its turn. */
const SLICE_MS = 5;

/** Takes steps one after another for as long as something else, which has its own threads, is under way. */
export async function whileBundling(other: Promise<unknown>, steps: Iterator<void>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  other.then(end, end);
  while (!isOver) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) if (steps.next().done) return;
    await setImmediate();
  }
}
