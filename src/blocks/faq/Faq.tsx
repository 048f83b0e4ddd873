import { Heading, Subsection } from '../../ui/components/text/Heading';
import { UiIcon } from '../../ui/components/icon/Icon';
import { RichText } from '../../ui/components/text/RichText';
import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import styles from './faq.module.css';

/** Questions whose answers open natively, with or without script. */
export function Faq({ block }: BlockProps<'faq'>) {
  return (
    <Section id={block.id} isHeaded>
      <div className={styles.layout}>
        <div className={styles.words}>
          <Heading className={styles.heading}>{block.heading}</Heading>
          {block.lead && <p className={styles.lead}>{block.lead}</p>}
        </div>
        <Subsection>
          <div className={styles.questions}>
            {block.questions.map(({ question, richText }, index) => (
              <details key={index} className={styles.entry}>
                <summary className={styles.summary}>
                  <Heading className={styles.question}>{question}</Heading>
                  <UiIcon name="caret-down" size={20} className={styles.caret} />
                </summary>
                <RichText text={richText} className={styles.answer} />
              </details>
            ))}
          </div>
        </Subsection>
      </div>
    </Section>
  );
}
