import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../store/state';

/** How the open document is shown for writing. */
export const CHOICES = ['form', 'both', 'json'] as const;
export type Choice = (typeof CHOICES)[number];

const choice = createStore<{ choice: Choice }>({ choice: 'form' });

/** Chooses how documents are shown. */
export const choose = (chosen: Choice): void => choice.set({ choice: chosen });

/** The choice. A document whose JSON is not finished shows it, and goes on with that once it is. */
export function useChoice(isUnfinished: boolean): Choice {
  const { choice: chosen } = useSyncExternalStore(choice.subscribe, choice.get);
  const isHidden = isUnfinished && chosen === 'form';
  useEffect(() => {
    if (isHidden) choose('json');
  }, [isHidden]);
  return isHidden ? 'json' : chosen;
}
