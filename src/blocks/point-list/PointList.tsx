import { Heading, Subsection } from '../../ui/components/text/Heading';
import { Icon } from '../../ui/components/icon/Icon';
import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import layout from '../../ui/components/section/words-beside.module.css';
import styles from './point-list.module.css';

/** A short text at the left, and at the right points between hairlines. */
export function PointList({ block }: BlockProps<'point-list'>) {
  const { heading, lead, text } = block;
  const points = (
    <ul className={`${layout.content} ${styles.points}`}>
      {block.points.map((point, index) => (
        <li key={index} className={styles.point}>
          <Heading className={styles.title}>
            {point.icon && <Icon name={point.icon} size={24} className={styles.icon} />}
            {point.title}
          </Heading>
          <p className={styles.explanation}>{point.text}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <Section id={block.id} isHeaded={heading !== undefined}>
      <div className={layout.columns}>
        {(heading || lead || text) && (
          <div className={`${layout.words} ${styles.words}`}>
            {heading && <Heading className={layout.heading}>{heading}</Heading>}
            {lead && <p className={styles.lead}>{lead}</p>}
            {text && <p>{text}</p>}
          </div>
        )}
        {heading ? <Subsection>{points}</Subsection> : points}
      </div>
    </Section>
  );
}
