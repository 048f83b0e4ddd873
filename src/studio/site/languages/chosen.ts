import { useSyncExternalStore } from 'react';
import { localKept, tabKept } from '../../ui/browser-storage';

/** No language beside the open page. */
export const NONE = 'none';

const CHOSEN = 'pagewright-studio-beside';
const STAYING = 'pagewright-studio-staying';

const listeners = new Set<() => void>();

/** The folder of the language to compare with, as it was chosen in this session; null where nobody has chosen. */
export const useChosen = (): string | null => useSyncExternalStore(subscribe, () => tabKept.getItem(CHOSEN));

/** Chooses the language to compare with: its folder, or `NONE`. */
export function choose(folder: string): void {
  tabKept.setItem(CHOSEN, folder);
  notifyListeners();
}

/** Texts that are the same in a language, such as names: one a line, after the folder of the language. Kept in this browser. */
export const useStaying = (): string =>
  useSyncExternalStore(subscribe, () => localKept.getItem(STAYING) ?? '');

/** Notes that a text is right as it is in a language. */
export function letStay(folder: string, text: string): void {
  const line = lineOf(folder, text);
  if (isStaying(localKept.getItem(STAYING) ?? '', folder, text)) return;
  localKept.setItem(STAYING, `${localKept.getItem(STAYING) ?? ''}${line}\n`);
  notifyListeners();
}

/** Whether a text is among those that are right as they are in a language. */
export const isStaying = (all: string, folder: string, text: string): boolean =>
  `\n${all}`.includes(`\n${lineOf(folder, text)}\n`);

const lineOf = (folder: string, text: string) => JSON.stringify([folder, text]);

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
