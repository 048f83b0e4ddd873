import type { Picture as PictureData } from '../../../generated/documents';
import { useAssets } from '../../contexts/assets-context';
import { Pattern } from './Pattern';
import { Picture, type PictureSizes } from './Picture';
import styles from './picture-panel.module.css';

/** How wide a stage shows its window, wide or tall, one that stays whole, and what lies over it. */
export interface PicturePanelSizes extends PictureSizes {
  whole?: string;
  /** Where a tall one that stays whole keeps one height: its width, by its width over its height. */
  wholeTall?(ratio: number): string;
  overlay: string;
}

interface PicturePanelProps {
  picture: PictureData;
  /** The widths that the block's style sheet gives with --window-w, --tall-w and --overlay-w. */
  sizes: PicturePanelSizes;
  className?: string;
  /** True where the pattern begins inside a panel of its own color: its left edge frays. */
  frayed?: boolean;
}

/**
 * A product screen on a color with its woven pattern, and at most one object over it.
 * The block places them with the custom properties --window-x, --window-y, --window-w (the same for overlay, and for
 * a tall picture), and reads `data-focus` for what stays in view where the stage is too small.
 * `data-narrow` says that narrow windows get a drawing of their own.
 */
export function PicturePanel({ picture, sizes, className, frayed = false }: PicturePanelProps) {
  const { color, pattern, image, overlay, focus } = picture;
  const same = (width: string): PictureSizes => ({ wide: width, tall: width, narrow: sizes.narrow });
  const { images } = useAssets();
  const data = images[image?.src ?? ''];
  const hasNarrow = data && images[image?.narrow ?? ''];
  const whole: PictureSizes = {
    ...(sizes.whole ? same(sizes.whole) : sizes),
    ...(sizes.wholeTall && data && { tall: sizes.wholeTall(data.width / data.height) }),
  };
  const windowSizes = focus === 'whole' ? whole : sizes;
  return (
    <div
      className={`${styles.stage} ${className ?? ''}`}
      data-color={color}
      data-focus={focus}
      data-narrow={hasNarrow && ''}
    >
      <Pattern color={color} pattern={pattern} frayed={frayed} className={styles.pattern} />
      {image && <Picture image={image} sizes={windowSizes} className={styles.window} />}
      {overlay && (
        <Picture image={overlay} sizes={same(sizes.overlay)} className={styles.overlay} isOverlay />
      )}
    </div>
  );
}
