import type { Picture as PictureData } from '../generated/documents';
import { Cloth } from './Cloth';
import { Picture, type PictureSizes } from './Picture';
import styles from './stage.module.css';

/** How wide a stage shows its window, wide or tall, and what lies over it. */
export interface StageSizes extends PictureSizes {
  overlay: string;
}

interface StageProps {
  picture: PictureData;
  /** The widths that the block's style sheet gives with --window-w, --tall-w and --overlay-w. */
  sizes: StageSizes;
  className?: string;
  /** True where the cloth begins inside a panel of its own field: its left edge frays. */
  frayed?: boolean;
}

/**
 * A woven cloth on its field with a product screen, and at most one object over it.
 * The block places them with the custom properties --window-x, --window-y, --window-w (and the same for overlay).
 */
export function Stage({ picture, sizes, className, frayed = false }: StageProps) {
  const { field, cloth, image, overlay } = picture;
  return (
    <div className={`${styles.stage} ${className ?? ''}`} data-field={field}>
      <Cloth field={field} cloth={cloth} frayed={frayed} className={styles.cloth} />
      {image && <Picture image={image} sizes={sizes} className={styles.window} />}
      {overlay && (
        <Picture
          image={overlay}
          sizes={{ wide: sizes.overlay, tall: sizes.overlay }}
          className={styles.overlay}
        />
      )}
    </div>
  );
}
