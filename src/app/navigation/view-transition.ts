import { flushSync } from 'react-dom';

/**
 * Carries out a change of page: with a view transition where the browser has them and the visitor does not prefer
 * reduced motion. Page and address change in one task: between them the visitor could go back or forward.
 *
 * @param isHere whether the page in view stays, and only the place on it changes
 * @param attempt aborted when the visitor has gone elsewhere: then nothing changes
 * @param change sets the state of the app
 */
export function changePage(isHere: boolean, attempt: AbortSignal, change: () => void) {
  // React batches this with the next update.
  if (isHere) return change();
  const changeNow = () => {
    if (!attempt.aborted) flushSync(change);
  };
  const isPlain = !('startViewTransition' in document) || document.visibilityState === 'hidden';
  if (isPlain || matchMedia('(prefers-reduced-motion: reduce)').matches) return changeNow();
  // The browser calls back after a frame, even if it skips the transition; `ready` is then rejected, as for a second
  // change right after the first.
  document.startViewTransition(changeNow).ready.catch(() => {});
}
