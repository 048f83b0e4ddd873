import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { Stage } from '../../ui/Stage';
import type { BlockProps } from '../block-props';
import styles from './alternating-rows.module.css';

/** Picture and text side by side; the side changes from row to row. */
export function AlternatingRows({ block }: BlockProps<'alternating-rows'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <div className={styles.rows}>
        {block.rows.map((row, index) => (
          <div key={index} className={styles.row}>
            <Stage picture={row.picture} className={styles.stage} />
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
