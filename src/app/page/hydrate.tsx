import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an element as soon as the browser has time for it, or when the visitor does something there.
 *
 * @param onDone called when it answers
 * @param onFailed called when something has changed the HTML before, such as a translator
 * @returns takes React away from the element
 */
export function hydrate(
  container: Element,
  content: ReactNode,
  { onDone, onFailed }: { onDone?: () => void; onFailed: () => void },
): () => void {
  let isDone = false;
  const handleError = (error: unknown) => (isDone ? reportError(error) : queueMicrotask(onFailed));
  const done = () => {
    isDone = true;
    onDone?.();
  };
  let unmount = () => {};
  // In a transition React yields to the browser, which can then handle input.
  startTransition(() => {
    const root = hydrateRoot(container, <OnlyHydrated onDone={done}>{content}</OnlyHydrated>, {
      onRecoverableError: handleError,
      onUncaughtError: handleError,
    });
    unmount = () => root.unmount();
  });
  return unmount;
}

/** Throws before React renders instead of hydrating: static blocks would be gone. */
function OnlyHydrated({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  // React calls the last function while it hydrates, and the second one where it renders.
  const isHydrating = useSyncExternalStore(
    followNothing,
    () => false,
    () => true,
  );
  const [wasHydrated] = useState(isHydrating);
  if (!wasHydrated) throw new Error('The HTML was changed before hydration.');
  useEffect(onDone, [onDone]);
  return children;
}

const followNothing = () => () => {};
