import { useState, useSyncExternalStore } from 'react';

const followNothing = () => () => {};

/**
 * @returns whether the component was taken over as it stood in the document, where the visitor has seen it already; false
 * for what React has made in the browser
 */
export function useTakenOver(): boolean {
  // React asks the one while it takes over, and the other where it makes something.
  const isTakingOver = useSyncExternalStore(
    followNothing,
    () => false,
    () => true,
  );
  const [isTakenOver] = useState(isTakingOver);
  return isTakenOver;
}
