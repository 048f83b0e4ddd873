import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/**
 * Carries out a change of page: with a view transition where the browser has them and the visitor does not prefer
 * reduced motion.
 *
 * @param isHere whether the page in view stays, and only the place on it changes
 * @param change sets the state of the app
 */
export function changePage(isHere: boolean, change: () => void): void {
  const isPlain = isHere || !('startViewTransition' in document) || document.visibilityState === 'hidden';
  if (isPlain || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    startTransition(change);
    return;
  }
  // Rejected where the browser leaves the transition out, as for a second change on its heels.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => {});
}
