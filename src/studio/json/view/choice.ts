import { useSyncExternalStore } from 'react';
import { createStore } from '../../store/state';

/** How the open document is shown for writing. */
export const CHOICES = ['form', 'both', 'json'] as const;
export type Choice = (typeof CHOICES)[number];

const choice = createStore<{ choice: Choice }>({ choice: 'form' });

/** Chooses how documents are shown. */
export const choose = (chosen: Choice): void => choice.set({ choice: chosen });

/** The choice; a document whose JSON is not finished shows it. */
export function useChoice(isUnfinished: boolean): Choice {
  const { choice: chosen } = useSyncExternalStore(choice.subscribe, choice.get);
  return isUnfinished && chosen === 'form' ? 'json' : chosen;
}
