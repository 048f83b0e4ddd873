import { useEffect, useState } from 'react';
import { createScrollMemory, tabStorage } from './scroll-memory';

/**
 * The scroll memory of this tab. While the document is in view it alone restores places; when the
 * document goes away the browser takes over again, for reloads and ways back from other sites.
 *
 * @param currentKey tells the key of the history entry in view
 */
export function useScrollMemory(currentKey: () => string) {
  const [memory] = useState(() => createScrollMemory(tabStorage()));

  useEffect(() => {
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      memory.keep(currentKey(), window.scrollY);
      memory.save();
      window.history.scrollRestoration = 'auto';
    };
    // Not before the browser has restored a reloaded page's place, which it has when it is shown.
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
