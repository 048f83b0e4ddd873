import type { Slide as SlideData } from '../../generated/documents';
import { Actions } from '../../ui/ActionLink';
import { Stage } from '../../ui/Stage';
import { useSite } from '../../ui/site-context';
import { unbroken } from '../../ui/unbroken';
import styles from './hero-carousel.module.css';

interface SlideProps {
  /** Start of the ids that slides and tabs share. */
  id: string;
  slide: SlideData;
  index: number;
  total: number;
  state: 'active' | 'leaving' | undefined;
}

/** One slide: words at the left, a product screen on cloth at the right. Only the first has the page's h1. */
export function Slide({ id, slide, index, total, state }: SlideProps) {
  const { labels } = useSite();
  const first = index === 0;
  const Title = first ? 'h1' : 'h2';
  return (
    <div
      role="tabpanel"
      aria-roledescription="slide"
      aria-label={labels.slideOf.replace('{number}', String(index + 1)).replace('{total}', String(total))}
      id={`${id}slide-${index}`}
      className={styles.slide}
      data-field={slide.picture.field}
      data-state={state}
    >
      <div className={styles.words} data-part="words">
        <Title className={styles.title}>{unbroken(slide.title)}</Title>
        <p className={styles.description}>{slide.description}</p>
        <Actions actions={slide.actions} />
      </div>
      <Stage picture={slide.picture} className={styles.stage} eager={first} frayed />
    </div>
  );
}
