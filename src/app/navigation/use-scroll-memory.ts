import { useEffect, useState } from 'react';
import { inTabStorage } from '../../ui/behaviours/tab-storage';
import { createScrollMemory } from './scroll-memory';

/**
 * The scroll memory of this tab. While the document is in view only it restores scroll positions; when the
 * document is unloaded the browser does so again, for reloads and for going back from other sites.
 *
 * @param currentKey returns the key of the history entry in view
 */
export function useScrollMemory(currentKey: () => string) {
  const [memory] = useState(() => createScrollMemory(inTabStorage((storage) => storage)));

  useEffect(() => {
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      memory.keep(currentKey(), window.scrollY);
      memory.save();
      window.history.scrollRestoration = 'auto';
    };
    // Not before the browser has restored a reloaded page's position, which it has done by `pageshow`.
    if (document.readyState === 'complete') takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handBack);
    return () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handBack);
    };
  }, [memory, currentKey]);

  return memory;
}
