import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Animate, loadAnimate } from '../../ui/behaviours/entrance/load-animate';

/** Seconds that a slide takes to change: its words rise 12px, its picture slides 32px. */
const DURATION = 0.6;

/** Seconds of these in which the old words leave, before the new ones come. */
const LEAVING = 0.2;
const EASE = [0.2, 0.8, 0.2, 1] as const;

/**
 * Moves from slide to slide with framer-motion: the color and pattern cross-fade, the old words leave, the new ones rise, the
 * picture slides in. The library is fetched after the page is in view; until then, and under
 * prefers-reduced-motion, slides change at once.
 *
 * @returns the index of the slide that is leaving, which stays visible below the new one meanwhile
 */
export function useSlideTransition(root: RefObject<HTMLElement | null>, active: number): number | undefined {
  const animate = useRef<Animate>(undefined);
  const previous = useRef(active);
  const [leaving, setLeaving] = useState<number>();

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    loadAnimate().then(
      (fetched) => {
        animate.current = fetched;
      },
      () => {}, // Without the library slides change without motion, as they do before it is loaded.
    );
  }, []);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = active;
    if (from === active || !animate.current || !root.current) return;
    setLeaving(from);
    const slide = root.current.querySelector('[data-state=active]');
    const oldWords = root.current.querySelectorAll<HTMLElement>('[data-part=words]')[from];
    const running = slide ? enter(slide, oldWords, animate.current) : [];
    // A second change meanwhile has set its own leaving slide.
    const settle = () => setLeaving((now) => (now === from ? undefined : now));
    running[0]?.finished.then(settle);
    // The library leaves the last opacity in the style, also when it is told to complete; on paper every slide has its words.
    Promise.all(running.map(({ finished }) => finished)).then(() =>
      oldWords?.style.removeProperty('opacity'),
    );
    return () => {
      for (const animation of running) animation.complete();
      settle();
    };
  }, [active, root]);

  return leaving;
}

function enter(slide: Element, oldWords: Element | undefined, animate: Animate) {
  const transition = { duration: DURATION, ease: EASE };
  const afterwards = { ...transition, duration: DURATION - LEAVING, delay: LEAVING };
  const fade = { opacity: [0, 1] };
  const words = slide.querySelector('[data-part=words]');
  const pictures = slide.querySelectorAll('img');
  // They come from where texts end; only a page from right to left has a direction.
  const aside = document.dir ? -32 : 32;
  return [
    animate(slide, fade, transition),
    ...(oldWords ? [animate(oldWords, { opacity: [1, 0] }, { duration: LEAVING })] : []),
    ...(words ? [animate(words, { ...fade, transform: ['translateY(12px)', 'none'] }, afterwards)] : []),
    ...(pictures.length > 0
      ? [animate(pictures, { transform: [`translateX(${aside}px)`, 'none'] }, transition)]
      : []),
  ];
}
