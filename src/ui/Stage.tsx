import type { Picture as PictureData } from '../generated/documents';
import { Cloth } from './Cloth';
import { Picture } from './Picture';
import styles from './stage.module.css';

interface StageProps {
  picture: PictureData;
  className?: string;
  eager?: boolean;
  /** True where the cloth begins inside a panel of its own field: its left edge frays. */
  frayed?: boolean;
}

/**
 * A woven cloth on its field with a product screen, and at most one object over it.
 * The block places them with the custom properties --window-x, --window-y, --window-w (the same for overlay, and for
 * a tall picture), and asks `data-focus` what stays in view where the stage is too small.
 */
export function Stage({ picture, className, eager, frayed = false }: StageProps) {
  const { field, cloth, image, overlay, focus } = picture;
  return (
    <div className={`${styles.stage} ${className ?? ''}`} data-field={field} data-focus={focus}>
      <Cloth field={field} cloth={cloth} frayed={frayed} className={styles.cloth} />
      {image && <Picture image={image} className={styles.window} eager={eager} />}
      {overlay && <Picture image={overlay} className={styles.overlay} eager={eager} />}
    </div>
  );
}
