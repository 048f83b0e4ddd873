import { Drawing } from '../../ui/components/picture/Drawing';
import { HairlineGrid } from '../../ui/components/section/HairlineGrid';
import { Heading } from '../../ui/components/text/Heading';
import { Icon } from '../../ui/components/icon/Icon';
import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import { ProgressDots } from './ProgressDots';
import styles from './lifecycle-grid.module.css';

/** Numbered stages as an ordered list; numbers have two digits. */
export function LifecycleGrid({ block }: BlockProps<'lifecycle-grid'>) {
  const isDrawn = block.stages.some(({ image }) => image);
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} surface="band">
      <HairlineGrid as="ol">
        {block.stages.map((stage, index) => (
          <li key={index} className={styles.stage} data-drawn={isDrawn || undefined}>
            {stage.image && <Drawing image={stage.image} className={styles.drawing} />}
            <span className={styles.number} aria-hidden="true">
              {twoDigits(index + 1)}
            </span>
            <ProgressDots filled={index + 1} total={block.stages.length} className={styles.knots} />
            <div className={styles.words}>
              {stage.icon && <Icon name={stage.icon} size={28} className={styles.icon} />}
              <Heading className={styles.title}>{stage.title}</Heading>
              <p className={styles.text}>{stage.text}</p>
            </div>
          </li>
        ))}
      </HairlineGrid>
    </Section>
  );
}

const twoDigits = (n: number) => String(n).padStart(2, '0');
