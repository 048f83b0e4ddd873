import { flushSync } from 'react-dom';

/** In GB: on phones with less, the pictures of both pages that a transition needs hold the next page up. */
const LARGE_MEMORY = 8;

/**
 * Carries out a change of page: with a view transition where the browser has them, the visitor does not prefer reduced
 * motion, and the device has much memory. Page and address change in one task: between them the visitor
 * could go back or forward.
 *
 * @param isPlain true where no transition is wanted: only the place on the page changes, or the browser has animated it
 * @param attempt aborted when the visitor has gone elsewhere: then nothing changes
 * @param change sets the state of the app
 */
export function changePage(isPlain: boolean, attempt: AbortSignal, change: () => void) {
  // React batches this with the next update.
  if (isPlain) return change();
  const changeNow = () => {
    if (!attempt.aborted) flushSync(change);
  };
  // By the Device Memory API; a browser that does not have it counts as one on a large device.
  const { deviceMemory = LARGE_MEMORY } = navigator as { deviceMemory?: number };
  const cannot = !('startViewTransition' in document) || document.hidden || deviceMemory < LARGE_MEMORY;
  if (cannot || matchMedia('(prefers-reduced-motion: reduce)').matches) return changeNow();
  // The browser calls back after a frame, even if it skips the transition; `ready` is then rejected, as for a second
  // change right after the first.
  document.startViewTransition(changeNow).ready.catch(() => {});
}
