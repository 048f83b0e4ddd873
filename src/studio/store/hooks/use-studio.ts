import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OpenDocument } from '../documents/open-document';
import type { StudioState } from '../state';
import type { Studio } from '../studio';

const StudioContext = createContext<Studio | undefined>(undefined);

export const StudioProvider = StudioContext.Provider;

/** @throws Error outside of a `StudioProvider` */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('There is no studio around this component.');
  return studio;
}

/**
 * A part of the studio's state; the component is rendered again when it is another one.
 *
 * @param select returns the same value as long as nothing of it has changed
 */
export function useStudioState<T>(select: (state: StudioState) => T): T {
  const { store } = useStudio();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** The document that is open. */
export const useOpenDocument = (): OpenDocument | undefined =>
  useStudioState(({ session, page }) => (page === undefined ? undefined : session.documents.get(page)));
