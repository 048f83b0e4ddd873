import { setImmediate } from 'node:timers/promises';

/**
 * Takes the steps of a generator, and lets the process do other things in between.
 *
 * @param slice milliseconds that nothing else gets its turn
 * @param pause what is waited for after each slice; if nothing is named, until everything else has had its turn
 * @returns what the generator returns
 */
export async function inSlices<T>(
  steps: Generator<void, T>,
  slice: number,
  pause: () => Promise<void> = setImmediate,
): Promise<T> {
  let end = performance.now() + slice;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < end) continue;
    await pause();
    end = performance.now() + slice;
  }
}
