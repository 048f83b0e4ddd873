import { addressOf } from '../../store/places';
import type { Studio } from '../../store/studio';
import { words } from '../../words';

/** The address of a document that the browser's address names: `#/services/repairs`. */
export const addressInBrowser = (): string => decoded(location.hash.slice(1));

/** The browser's address names the open document, and the studio opens the one that it names: also after back, forward, and typing. */
export function followAddress(studio: Studio): void {
  const { store } = studio;
  let known: string | undefined;
  const write = (how: 'pushState' | 'replaceState', address: string) =>
    history[how](null, '', `#${encodeURI(address)}`);

  store.subscribe(() => {
    const { page } = store.get();
    const now = page === undefined ? undefined : addressOf(page);
    if (now === undefined || now === known) return;
    if (now !== addressInBrowser()) write(known === undefined ? 'replaceState' : 'pushState', now);
    known = now;
  });
  addEventListener('hashchange', () => void follow(addressInBrowser()));

  async function follow(address: string) {
    if (known === undefined || address === known || (await studio.openAddress(address))) return;
    write('replaceState', known);
    studio.notify(words.pages.noneAt(address), true);
  }
}

function decoded(hash: string): string {
  try {
    return decodeURI(hash);
  } catch {
    return hash;
  }
}
