import { Heading } from '../../ui/components/text/Heading';
import { Section } from '../../ui/components/section/Section';
import { PicturePanel, type PicturePanelSizes } from '../../ui/components/picture/PicturePanel';
import type { BlockProps } from '../block-props';
import styles from './alternating-rows.module.css';

/** As alternating-rows.module.css has it: shares of a row, of half of one, or of seven twelfths. */
const SIZES: PicturePanelSizes = {
  wide: '(max-width: 559px) calc(156vw - 87px), (max-width: 768px) 83vw, (max-width: 1023px) 560px, min(589px, 44vw)',
  tall: '(max-width: 1023px) 195px, (max-width: 1199px) 220px, 266px',
  wholeTall: (ratio) => `${Math.min(320, Math.round(412 * ratio))}px`,
  narrow: 'calc(100vw - 72px)',
  overlay: '(max-width: 768px) calc(34vw - 15px), (max-width: 1023px) 16vw, min(244px, 18vw)',
};

/** Picture and text side by side; the side changes from row to row. */
export function AlternatingRows({ block }: BlockProps<'alternating-rows'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <div className={styles.rows}>
        {block.rows.map((row, index) => (
          <div key={index} className={styles.row}>
            <PicturePanel picture={row.picture} sizes={SIZES} className={styles.stage} />
            <div className={styles.words}>
              <Heading className={styles.title}>{row.title}</Heading>
              <p>{row.text}</p>
              {row.points && (
                <ul className={styles.points}>
                  {row.points.map((point, place) => (
                    <li key={place} className={styles.point}>
                      {point}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
