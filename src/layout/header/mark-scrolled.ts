/**
 * Marks an element with `data-scrolled` while the page is not at its top.
 *
 * @returns stops it
 */
export function markScrolled(element: HTMLElement): () => void {
  const mark = () => element.toggleAttribute('data-scrolled', window.scrollY > 0);
  mark();
  window.addEventListener('scroll', mark, { passive: true });
  return () => window.removeEventListener('scroll', mark);
}
