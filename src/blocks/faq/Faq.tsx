import { Heading, Subsection } from '../../ui/components/text/Heading';
import { UiIcon } from '../../ui/components/icon/Icon';
import { RichText } from '../../ui/components/text/RichText';
import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import layout from '../../ui/components/section/words-beside.module.css';
import styles from './faq.module.css';

/** Questions whose answers open natively, with or without script. */
export function Faq({ block }: BlockProps<'faq'>) {
  return (
    <Section id={block.id} isHeaded>
      <div className={layout.columns}>
        <div className={layout.words}>
          <Heading className={layout.heading}>{block.heading}</Heading>
          {block.lead && <p className={styles.lead}>{block.lead}</p>}
        </div>
        <Subsection>
          <div className={`${layout.content} ${styles.questions}`}>
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
