import { Heading } from '../../ui/components/text/Heading';
import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import styles from './pillars.module.css';

/** The main kinds of work in columns, each under a line in its own color that starts with a knot. */
export function Pillars({ block }: BlockProps<'pillars'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <ul className={styles.pillars}>
        {block.pillars.map((pillar, index) => (
          <li key={index} className={styles.pillar} data-hue={pillar.color}>
            <Heading className={styles.title}>{pillar.title}</Heading>
            <p>{pillar.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
