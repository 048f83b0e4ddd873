import { useLayoutEffect, useState } from 'react';
import { inTabStorage } from './tab-storage';

/** The entry in the tab's storage that names the page from which a visitor last followed a link to a place on another page. */
export const CAME_FROM = 'pagewright:came-from';

/** Notes the page that a visitor leaves for a place on another page, by its short name. */
export function noteCameFrom(name: string): void {
  inTabStorage((storage) => storage.setItem(CAME_FROM, name));
}

/** Forgets it: the message about it has been sent, or is about something else. */
export function forgetCameFrom(): void {
  inTabStorage((storage) => storage.removeItem(CAME_FROM));
}

/** The short name of the page that the visitor has come from. In HTML, and so in the first render, there is none. */
export function useCameFrom(): string | undefined {
  const [name, setName] = useState<string>();
  // Before the page is painted, so that nothing moves where another page leads here.
  useLayoutEffect(() => {
    setName(inTabStorage((storage) => storage.getItem(CAME_FROM)) ?? undefined);
  }, []);
  return name;
}
