import { useId, useRef } from 'react';
import { useSite } from '../../ui/contexts/site-context';
import type { BlockProps } from '../block-props';
import { Controls } from './Controls';
import styles from './hero-carousel.module.css';
import { Slide } from './Slide';
import { SlideTabs } from './SlideTabs';
import strip from './strip.module.css';
import { useRotation } from './use-rotation';
import { useSlideTransition } from './use-slide-transition';
import { useSwipe } from './use-swipe';

/** How long a slide stays, in milliseconds. */
const INTERVAL = 4000;

/**
 * Slides on colour panels that change by themselves (WAI-ARIA Authoring Practices, Carousel pattern
 * with tabs; WCAG 2.2.2). Without script the slides are side by side and can be scrolled.
 */
export function HeroCarousel({ block }: BlockProps<'hero-carousel'>) {
  const { slides, intervalMs = INTERVAL } = block;
  const { labels } = useSite();
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const rotation = useRotation(root, slides.length, intervalMs);
  const { active, running, show } = rotation;
  const leaving = useSlideTransition(root, active);
  const swipe = useSwipe((direction) => show(active + direction));

  return (
    <section
      ref={root}
      id={block.id}
      aria-roledescription="carousel"
      aria-label={labels.carousel}
      className={styles.carousel}
      data-color={slides[active]?.picture.color}
      data-running={running || undefined}
    >
      <div className={strip.strip}>
        <SlideTabs id={id} slides={slides} active={active} onShow={show} />
        <Controls
          playing={rotation.playing}
          onToggle={rotation.toggle}
          onPrevious={() => show(active - 1)}
          onNext={() => show(active + 1)}
        />
      </div>
      <div className={styles.slides} aria-live={running ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, index) => (
          <Slide
            key={index}
            id={id}
            slide={slide}
            index={index}
            total={slides.length}
            coming={running && index === (active + 1) % slides.length}
            state={index === active ? 'active' : index === leaving ? 'leaving' : undefined}
          />
        ))}
      </div>
    </section>
  );
}
