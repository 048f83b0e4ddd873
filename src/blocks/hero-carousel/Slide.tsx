import type { Slide as SlideData } from '../../generated/documents';
import { Actions } from '../../ui/components/link/ActionLink';
import { PicturePanel, type PicturePanelSizes } from '../../ui/components/picture/PicturePanel';
import { useSite } from '../../ui/contexts/site-context';
import { keepTogether } from '../../ui/components/text/keep-together';
import styles from './slide.module.css';

/** As slide.module.css has it. */
const SIZES: PicturePanelSizes = {
  wide: '(max-width: 559px) clamp(442px, 125vw - 45px, 540px), (max-width: 1023px) 600px, 58vw',
  tall: '(max-width: 559px) 180px, (max-width: 1023px) 190px, 20.5vw',
  whole: '(max-width: 559px) max(520px, 100vw), (max-width: 1023px) 600px, 42vw',
  narrow: 'calc(100vw - 48px)',
  overlay: '(max-width: 559px) 160px, (max-width: 1023px) 200px, 16vw',
};

interface SlideProps {
  /** Start of the ids that slides and tabs share. */
  id: string;
  slide: SlideData;
  index: number;
  total: number;
  state: 'active' | 'leaving' | undefined;
  /** True for the slide that is shown next: its pictures are loaded already. */
  coming: boolean;
}

/**
 * One slide: words at the left, a product screen on its pattern at the right. Only the first has the page's h1; while another
 * is shown, its heading replaces the hidden one, so that a screen reader always finds one of the first level.
 */
export function Slide({ id, slide, index, total, state, coming }: SlideProps) {
  const { labels } = useSite();
  const first = index === 0;
  const Title = first ? 'h1' : 'h2';
  return (
    <div
      role="tabpanel"
      aria-label={labels.slideOf.replace('{number}', String(index + 1)).replace('{total}', String(total))}
      id={`${id}slide-${index}`}
      className={styles.slide}
      data-color={slide.picture.color}
      data-state={state}
      data-coming={coming || undefined}
    >
      <div className={styles.words} data-part="words">
        <Title className={styles.title} aria-level={!first && state === 'active' ? 1 : undefined}>
          {keepTogether(slide.title)}
        </Title>
        <p className={styles.description}>{slide.description}</p>
        <Actions actions={slide.actions} />
      </div>
      <PicturePanel picture={slide.picture} sizes={SIZES} className={styles.stage} frayed />
    </div>
  );
}
