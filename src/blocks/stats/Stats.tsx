import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import styles from './stats.module.css';

/** In characters. A longer value would not fit its cell at full size. */
const MAX_FULL_SIZE_LENGTH = 7;

/** Large figures between two hairlines. Each label is the term that its figure explains, though it is below. */
export function Stats({ block }: BlockProps<'stats'>) {
  const isLong = block.stats.some(({ value }) => value.length > MAX_FULL_SIZE_LENGTH);
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <dl className={styles.stats} data-count={block.stats.length} data-values={isLong ? 'long' : undefined}>
        {block.stats.map(({ value, label }, index) => (
          <div key={index} className={styles.stat}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
