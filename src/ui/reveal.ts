import { useEffect, useRef } from 'react';

const RISE = 12;
const DURATION = 400;
const STAGGER = 60;
const MOST = 6;
const DRAWN_WITHIN = 800;

/**
 * Lets a section rise into view once, the first time it is scrolled to (visual brief, section 7).
 * Nothing is ever hidden beforehand: the animation starts as the first pixels enter, so that text
 * is there without script, in print and in searches. Rests under prefers-reduced-motion.
 *
 * @returns the ref for the section; its content's children rise one after another, and the `::before` of
 * every element inside that has `data-thread` is drawn, one after another
 */
export function useReveal<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => {
    const section = ref.current;
    if (!section || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (section.getBoundingClientRect().top < innerHeight) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      for (const [index, part] of partsOf(section).entries()) rise(part, Math.min(index, MOST - 1) * STAGGER);
      drawThread(section.querySelectorAll('[data-thread]'));
    });
    observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return ref;
}

/** The section's container holds head and content; they rise one after the other. */
const partsOf = (section: Element) => [...(section.firstElementChild?.children ?? [])];

function rise(part: Element, delay: number) {
  part.animate(
    [
      { opacity: 0, transform: `translateY(${RISE}px)` },
      { opacity: 1, transform: 'none' },
    ],
    {
      duration: DURATION,
      delay,
      easing: 'cubic-bezier(.2,.8,.2,1)',
      fill: 'backwards',
    },
  );
}

/** The pieces of a thread grow from their beginning, each when the one before it is whole. */
function drawThread(pieces: NodeListOf<Element>) {
  const duration = DRAWN_WITHIN / pieces.length;
  for (const [index, piece] of pieces.entries()) {
    const options = { pseudoElement: '::before', duration, delay: STAGGER + index * duration };
    piece.animate([{ transform: 'scale(0)' }, { transform: 'none' }], { ...options, fill: 'backwards' });
  }
}
