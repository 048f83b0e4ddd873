import { vi } from 'vitest';
import { MAX_WAIT } from './patience';

/** Waits until an assertion holds; after a long time without, it has failed. */
export const until = <T>(assertion: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertion, { timeout: MAX_WAIT });
