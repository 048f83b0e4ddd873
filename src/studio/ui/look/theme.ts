import { useSyncExternalStore } from 'react';
import { localKept } from '../browser-storage';

/** Where the choice is kept; the site's own, which visitors of the preview make, stays apart. */
const STORED = 'pagewright-studio-theme';

const listeners = new Set<() => void>();
const root = document.documentElement;
const isDarkNow = () => root.classList.contains('dark-mode');

/** Sets the theme that was chosen last, or that of the system. */
export function startTheme(): void {
  const stored = localKept.getItem(STORED);
  root.classList.add('js');
  const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.toggle('dark-mode', dark);
}

/** Whether the studio and the page in it are dark, and how to change that. */
export function useTheme(): [isDark: boolean, choose: (isDark: boolean) => void] {
  const isDark = useSyncExternalStore(subscribe, isDarkNow);
  return [isDark, choose];
}

function choose(isDark: boolean): void {
  root.classList.toggle('dark-mode', isDark);
  localKept.setItem(STORED, isDark ? 'dark' : 'light');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
