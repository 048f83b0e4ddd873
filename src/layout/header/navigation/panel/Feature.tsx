import type { NavFeature } from '../../../../generated/documents';
import { useAssets } from '../../../../ui/contexts/assets-context';
import { UiIcon } from '../../../../ui/components/icon/Icon';
import { Link } from '../../../../ui/components/link/Link';
import { PicturePanel, type PicturePanelSizes } from '../../../../ui/components/picture/PicturePanel';
import styles from './feature.module.css';

/** As feature.module.css has it, in a column of a fixed width. */
const SIZES: PicturePanelSizes = { wide: '425px', tall: '120px', overlay: '80px' };

/** One page of a category with its picture; a tall picture, such as a telephone, is shown narrower. */
export function Feature({ feature: { picture, title, text, action } }: { feature: NavFeature }) {
  const image = useAssets().images[picture?.image?.src ?? ''];
  const shape = image && image.height > image.width ? styles.tall : styles.wide;
  return (
    <div className={styles.feature}>
      {picture && <PicturePanel picture={picture} sizes={SIZES} className={`${styles.stage} ${shape}`} />}
      <p className={styles.text}>
        <strong className={styles.title}>{title}</strong> {text}
      </p>
      <Link href={action.href} className={styles.action}>
        {action.label}
        <UiIcon name="arrow-right" size={18} className={styles.arrow} />
      </Link>
    </div>
  );
}
