import { Drawing } from '../../ui/components/picture/Drawing';
import { Heading } from '../../ui/components/text/Heading';
import { Icon } from '../../ui/components/icon/Icon';
import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import styles from './process-steps.module.css';

const MAX_STEPS_PER_ROW = 5;

/** Steps in order along a thread with a knot for each. More than five are in two rows. */
export function ProcessSteps({ block }: BlockProps<'process-steps'>) {
  const isDrawn = block.steps.some(({ image }) => image);
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <ol className={styles.steps}>
        {block.steps.map((step, index) => (
          <li
            key={index}
            className={styles.step}
            data-row={rowLength(index, block.steps.length)}
            data-drawn={isDrawn || undefined}
            data-thread
          >
            {step.image && <Drawing image={step.image} className={styles.drawing} />}
            <Heading className={styles.title}>
              {step.icon && <Icon name={step.icon} size={24} className={styles.icon} />}
              {step.title}
            </Heading>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** How many steps share the row of this one. A shorter second row is spread over the width, so that its thread reaches the end. */
function rowLength(index: number, count: number): number {
  if (count <= MAX_STEPS_PER_ROW) return count;
  const first = Math.ceil(count / 2);
  return index < first ? first : count - first;
}
