import { type RefObject, useEffect } from 'react';

/** Marks an element with `data-scrolled` while the page is not at its top. */
export function useScrolled(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const mark = () => ref.current?.toggleAttribute('data-scrolled', window.scrollY > 0);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [ref]);
}
