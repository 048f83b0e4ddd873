import { useId } from 'react';
import { Heading } from '../../ui/components/text/Heading';
import { UiIcon } from '../../ui/components/icon/Icon';
import { Link } from '../../ui/components/link/Link';
import { OPEN_WHEN_WIDE } from '../../ui/behaviours/open-when-wide';
import { RichText } from '../../ui/components/text/RichText';
import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import styles from './prose.module.css';

/** A long text in sections; the table of contents beside it stays in view. On a phone it is closed, above the text. */
export function Prose({ block }: BlockProps<'prose'>) {
  const label = useId();
  return (
    <Section id={block.id} isHeaded>
      <div className={styles.layout}>
        <nav aria-labelledby={label} className={styles.contents}>
          <details className={styles.details} {...OPEN_WHEN_WIDE}>
            <summary className={styles.label}>
              <span id={label}>{block.contents}</span>
              <UiIcon name="caret-down" size={20} className={styles.caret} />
            </summary>
            <ol className={styles.list}>
              {block.sections.map(({ id, heading }) => (
                <li key={id}>
                  <Link href={`#${id}`} className={styles.link}>
                    {heading}
                  </Link>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className={styles.text}>
          {block.sections.map(({ id, heading, richText }) => (
            <div key={id} className={styles.section}>
              <Heading id={id} className={styles.heading}>
                {heading}
              </Heading>
              <RichText text={richText} className={styles.words} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
