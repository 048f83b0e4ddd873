import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import { BentoCard } from './BentoCard';
import styles from './bento-grid.module.css';

/** Large cards in rows of six, three, three columns, then three, three, six. */
export function BentoGrid({ block }: BlockProps<'bento-grid'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <ul className={styles.grid} data-count={block.cards.length}>
        {block.cards.map((card, index) => (
          <BentoCard key={index} card={card} wide={index === 0 || index === 5} />
        ))}
      </ul>
    </Section>
  );
}
