const RISE = 12;
const DURATION = 400;
const STAGGER = 60;
const MAX_STAGGERED = 6;
const DRAWN_WITHIN = 800;

/** Marks a section that rises, in the HTML, so that it does so whether or not its block needs any script. */
export const RISING = { 'data-rising': '' } as const;

/**
 * Lets the sections of the page in view rise once each, the first time they are scrolled to (visual brief, section 7):
 * their content's children one after another, and the `::before` of every element inside that has `data-thread` is
 * drawn, one after another. Nothing is ever hidden beforehand: the animation starts as the first pixels enter, so that
 * text is there without script, in print and in searches. Rests under prefers-reduced-motion.
 *
 * @returns ends it
 */
export function revealOnScroll(): (() => void) | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const sections = document.querySelectorAll('[data-rising]');
  const below = [...sections].filter((section) => section.getBoundingClientRect().top >= innerHeight);
  if (below.length === 0) return undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      for (const [index, part] of partsOf(target).entries())
        rise(part, Math.min(index, MAX_STAGGERED - 1) * STAGGER);
      drawThread(target.querySelectorAll('[data-thread]'));
    }
  });
  for (const section of below) observer.observe(section);
  return () => observer.disconnect();
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
