import type { Slide } from '../../generated/documents';
import { useSite } from '../../ui/contexts/site-context';
import { tabKeys } from '../../ui/behaviours/tab-keys';
import styles from './strip.module.css';

interface SlideTabsProps {
  /** Start of the ids that slides and tabs share. */
  id: string;
  slides: readonly Slide[];
  active: number;
  onShow: (index: number) => void;
}

/** The slides' names, each under a line that fills over the slide's time; arrow keys move. */
export function SlideTabs({ id, slides, active, onShow }: SlideTabsProps) {
  const { labels } = useSite();
  return (
    <div
      role="tablist"
      aria-label={labels.chooseSlide}
      className={styles.tabs}
      onKeyDown={tabKeys(active, slides.length, onShow)}
    >
      {slides.map((slide, index) => (
        <button
          key={index}
          type="button"
          role="tab"
          id={`${id}tab-${index}`}
          aria-selected={index === active}
          aria-controls={`${id}slide-${index}`}
          tabIndex={index === active ? 0 : -1}
          className={styles.tab}
          onClick={() => onShow(index)}
        >
          <span className={styles.name}>{slide.label}</span>
        </button>
      ))}
    </div>
  );
}
