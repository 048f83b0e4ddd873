import type { BentoCard as BentoCardData } from '../../generated/documents';
import { Pattern } from '../../ui/components/picture/Pattern';
import { Heading } from '../../ui/components/text/Heading';
import { UiIcon } from '../../ui/components/icon/Icon';
import { Link } from '../../ui/components/link/Link';
import { Picture, type PictureSizes } from '../../ui/components/picture/Picture';
import styles from './bento-grid.module.css';

/** As bento-grid.module.css has it. */
const WIDE_SIZES: PictureSizes = {
  wide: '(max-width: 559px) calc(154vw - 92px), (max-width: 768px) calc(82vw - 62px), (max-width: 1199px) 620px, 474px',
  tall: '210px',
  narrow: 'calc(100vw - 80px)',
};
const NARROW_SIZES: PictureSizes = {
  wide: '(max-width: 559px) min(178vw - 107px, 640px), (max-width: 1199px) min(85vw - 87px, 640px), 480px',
  tall: '210px',
  narrow: 'calc(100vw - 80px)',
};

/**
 * One offer. A wide card is a full panel with a strip of its pattern, a narrow one a flat tint. The whole
 * card can be pressed through its one link; without a link its button does nothing.
 */
export function BentoCard({ card, wide }: { card: BentoCardData; wide: boolean }) {
  const { color, pattern, image } = card.picture;
  const label = (
    <>
      {card.action.label}
      <span className="visually-hidden">: {card.title}</span>
    </>
  );
  return (
    <li
      className={`${styles.card} ${wide ? styles.wide : styles.narrow}`}
      data-color={wide ? color : undefined}
      data-hue={wide ? undefined : color}
    >
      {wide && <Pattern color={color} pattern={pattern} frayed className={styles.pattern} />}
      <div className={styles.words}>
        <Heading className={styles.title}>
          {card.title}
          {card.action.href && <UiIcon name="arrow-right" size={22} className={styles.arrow} />}
        </Heading>
        <p className={styles.text}>{card.text}</p>
        {card.features && (
          <ul className={styles.features}>
            {card.features.map((feature, index) => (
              <li key={index}>{feature}</li>
            ))}
          </ul>
        )}
        {card.action.href ? (
          <Link href={card.action.href} className={`${styles.action} ${styles.link}`}>
            {label}
          </Link>
        ) : (
          <button type="button" className={styles.action}>
            {label}
          </button>
        )}
      </div>
      <div className={styles.scene}>
        {image && (
          <Picture image={image} sizes={wide ? WIDE_SIZES : NARROW_SIZES} className={styles.screen} />
        )}
      </div>
    </li>
  );
}
