import { setImmediate } from 'node:timers/promises';

/**
 * Takes the steps of a generator, and lets the process do other things in between.
 *
 * @param slice milliseconds that nothing else gets its turn
 * @returns what the generator returns
 */
export async function inSlices<T>(steps: Generator<void, T>, slice: number): Promise<T> {
  let end = performance.now() + slice;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < end) continue;
    await setImmediate();
    end = performance.now() + slice;
  }
}
