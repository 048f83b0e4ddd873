const RISE_PX = 12;
const RISE_MS = 400;
const STAGGER_MS = 60;
const MAX_STAGGERED = 6;
const MAX_DRAWING_MS = 800;

/** Attribute of a section that rises, so that sections of static blocks do so too. */
export const RISING = { 'data-rising': '' } as const;

/**
 * Lets the sections of a page in view rise once each, the first time they are scrolled to:
 * their content's children one after another, and the `::before` of every element inside that has `data-thread` is
 * drawn, one after another. Nothing is hidden beforehand: the animation starts as the first pixels enter, so that
 * text is there without script, in print and in searches. Does nothing under prefers-reduced-motion.
 *
 * @returns stops it
 */
export function riseOnScroll(page: ParentNode): (() => void) | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const sections = page.querySelectorAll('[data-rising]');
  const below = [...sections].filter((section) => section.getBoundingClientRect().top >= innerHeight);
  if (below.length === 0) return undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      for (const [index, part] of partsOf(target).entries())
        rise(part, Math.min(index, MAX_STAGGERED - 1) * STAGGER_MS);
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
      { opacity: 0, transform: `translateY(${RISE_PX}px)` },
      { opacity: 1, transform: 'none' },
    ],
    {
      duration: RISE_MS,
      delay,
      easing: 'cubic-bezier(.2,.8,.2,1)',
      fill: 'backwards',
    },
  );
}

/** The pieces of a thread grow from their beginning, each when the one before it is whole. */
function drawThread(pieces: NodeListOf<Element>) {
  const duration = MAX_DRAWING_MS / pieces.length;
  for (const [index, piece] of pieces.entries()) {
    const options = { pseudoElement: '::before', duration, delay: STAGGER_MS + index * duration };
    piece.animate([{ transform: 'scale(0)' }, { transform: 'none' }], { ...options, fill: 'backwards' });
  }
}
