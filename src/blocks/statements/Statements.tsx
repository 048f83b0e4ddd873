import { Heading } from '../../ui/components/text/Heading';
import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import styles from './statements.module.css';

/** Two large statements side by side on a quiet band, such as mission and vision. */
export function Statements({ block }: BlockProps<'statements'>) {
  return (
    <Section id={block.id} heading={block.heading} surface="band">
      <div className={styles.statements}>
        {block.statements.map((statement, index) => (
          <div key={index} className={styles.statement}>
            <Heading className={styles.label}>{statement.label}</Heading>
            <p className={styles.text}>{statement.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
