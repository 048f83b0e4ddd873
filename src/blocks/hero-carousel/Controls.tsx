import { UiIcon } from '../../ui/components/icon/Icon';
import { useSite } from '../../ui/contexts/site-context';
import styles from './strip.module.css';

interface ControlsProps {
  playing: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Previous, pause or play, next. */
export function Controls({ playing, onToggle, onPrevious, onNext }: ControlsProps) {
  const { labels } = useSite();
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.control} aria-label={labels.previousSlide} onClick={onPrevious}>
        <UiIcon name="arrow-left" size={18} />
      </button>
      <button
        type="button"
        className={styles.control}
        aria-label={playing ? labels.pause : labels.play}
        onClick={onToggle}
      >
        <UiIcon name={playing ? 'pause' : 'play'} size={18} />
      </button>
      <button type="button" className={styles.control} aria-label={labels.nextSlide} onClick={onNext}>
        <UiIcon name="arrow-right" size={18} />
      </button>
    </div>
  );
}
