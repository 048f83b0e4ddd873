import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import site from 'virtual:pagewright/site';
import { PageContent } from '../render/PageContent';
import type { LoadedPage } from './loaded-page';

/** Called when a page answers the visitor, or cannot. */
export interface Outcome {
  onReady?: () => void;
  /** Something has changed the HTML before, such as a translator. */
  onFailed: () => void;
}

/**
 * Gives the interactive blocks of a page to React as soon as the browser has time for it, or when the visitor does
 * something there. What is static stays the HTML it is.
 *
 * @returns takes React away
 */
export function hydrateBlocks({ content, data }: LoadedPage, { onReady, onFailed }: Outcome): () => void {
  let isDone = false;
  const handleError = (error: unknown) => (isDone ? reportError(error) : queueMicrotask(onFailed));
  const done = () => {
    isDone = true;
    onReady?.();
  };
  let unmount = () => {};
  // In a transition React yields to the browser, which can then handle input.
  startTransition(() => {
    const blocks = (
      <OnlyHydrated onDone={done}>
        <PageContent page={data} site={site} />
      </OnlyHydrated>
    );
    const root = hydrateRoot(content, blocks, {
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
