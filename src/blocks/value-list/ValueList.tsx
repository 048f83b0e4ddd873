import { Heading, Subsection } from '../../ui/components/text/Heading';
import { Icon } from '../../ui/components/icon/Icon';
import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import styles from './value-list.module.css';

/** A heading at the left and terms with their explanations at the right, such as a company's values. */
export function ValueList({ block }: BlockProps<'value-list'>) {
  return (
    <Section id={block.id} isHeaded>
      <div className={styles.layout}>
        <Heading className={styles.heading}>{block.heading}</Heading>
        <Subsection>
          <ul className={styles.values}>
            {block.values.map((value, index) => (
              <li key={index} className={styles.value}>
                {value.icon && <Icon name={value.icon} size={28} className={styles.icon} />}
                <Heading className={styles.title}>{value.title}</Heading>
                <p>{value.text}</p>
              </li>
            ))}
          </ul>
        </Subsection>
      </div>
    </Section>
  );
}
