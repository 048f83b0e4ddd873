import { type ReactNode, useEffect, useRef } from 'react';
import { fetchAnimate } from './fetch-animate';

const SECONDS = 0.3;

/** Milliseconds after which the visitor is reading: to fade in then would take the text away again. */
const PATIENCE = 1000;

/**
 * Fades its content in after mount, by framer-motion, which is fetched only where this is used.
 * The static HTML is fully visible: without script, and before it arrives, the page is readable. Where the
 * library comes late, or not at all, the content simply stays.
 */
export function FadeIn({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const mounted = performance.now();
    let stop = () => {};
    let gone = false;
    fetchAnimate().then(
      (animate) => {
        if (gone || performance.now() - mounted > PATIENCE) return;
        const animation = animate(element, { opacity: [0, 1] }, { duration: SECONDS, ease: 'easeOut' });
        stop = () => animation.stop();
      },
      () => {},
    );
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return <div ref={ref}>{children}</div>;
}
