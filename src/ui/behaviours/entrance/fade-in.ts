import { type Animate, loadAnimate, loadedAnimate } from './load-animate';
import { isReady } from '../ready';

const SECONDS = 0.3;

/**
 * Milliseconds for which content may have been visible: to fade it in later would make it
 * blink. What follows within a tenth of a second is perceived as one change (Nielsen, Usability Engineering, chapter 5).
 */
const MAX_VISIBLE_MS = 100;

/**
 * Fades a page in that has just come into view, by framer-motion, which is fetched only where this is used.
 * The static HTML is fully visible: without script, and before it is loaded, the page is readable. Where this runs later than the
 * first paint, or the library is late or missing, the content stays as it is.
 *
 * @returns stops it
 */
export function fadeIn(content: HTMLElement): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let stop = () => {};
  let isStopped = false;
  const start = (animate: Animate) => {
    const animation = animate(content, { opacity: [0, 1] }, { duration: SECONDS, ease: 'easeOut' });
    stop = () => animation.stop();
  };
  const isFirst = !isReady();
  const animate = loadedAnimate();
  // A page that comes into view after another one has not been painted yet.
  if (animate && !isFirst) start(animate);
  else {
    const shown = isFirst ? firstPaint() : performance.now();
    const startInTime = (late: Animate) => {
      if (!isStopped && performance.now() - shown <= MAX_VISIBLE_MS) start(late);
    };
    loadAnimate().then(startInTime, () => {});
  }
  return () => {
    isStopped = true;
    stop();
  };
}

/** When the document was first painted, in milliseconds; its start, where the browser does not report it, or not yet. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
