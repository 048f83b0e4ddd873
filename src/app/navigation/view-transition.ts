import { flushSync } from 'react-dom';

/**
 * Carries out a change of page: with a view transition where the browser has them and the visitor does not prefer
 * reduced motion. Page and address change in one piece: between them the visitor could go back or forward.
 *
 * @param isHere whether the page in view stays, and only the place on it changes
 * @param attempt ended when the visitor has gone elsewhere: then nothing changes
 * @param change sets the state of the app
 */
export function changePage(isHere: boolean, attempt: AbortSignal, change: () => void) {
  // React does this together with whatever comes next.
  if (isHere) return change();
  const changeNow = () => {
    if (!attempt.aborted) flushSync(change);
  };
  const isPlain = !('startViewTransition' in document) || document.visibilityState === 'hidden';
  if (isPlain || matchMedia('(prefers-reduced-motion: reduce)').matches) return changeNow();
  // The browser calls back after a frame, also where it leaves the transition out; `ready` is rejected then, as for a second
  // change on its heels.
  document.startViewTransition(changeNow).ready.catch(() => {});
}
