import type { Image } from '../../../generated/documents';
import { Picture } from './Picture';
import styles from './drawing.module.css';

const SIZES = { wide: '240px', tall: '120px' };

interface DrawingProps {
  image: Image;
  className?: string;
}

/** A small drawing on a tinted ground, on which light things can be seen in both themes. */
export function Drawing({ image, className = '' }: DrawingProps) {
  return (
    <div className={`${styles.ground} ${className}`}>
      <Picture image={image} sizes={SIZES} className={styles.image} />
    </div>
  );
}
