/**
 * Makes an action that is done once, however often it is asked for. One that failed is done again for who asks next, since
 * the reason may be gone.
 *
 * @returns the answer of the one time; rejects as the action does
 */
export function keepSuccess<T>(action: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    const running = kept ?? action();
    kept = running;
    running.catch(() => {
      if (kept === running) kept = undefined;
    });
    return running;
  };
}
