import { useId } from 'react';
import { Heading } from '../../ui/Heading';
import { Link } from '../../ui/Link';
import { RichText } from '../../ui/RichText';
import { Section } from '../../ui/Section';
import type { BlockProps } from '../block-props';
import styles from './prose.module.css';

/** A long text in sections; the list of contents beside it stays in view. */
export function Prose({ block }: BlockProps<'prose'>) {
  const label = useId();
  return (
    <Section id={block.id}>
      <div className={styles.layout}>
        <nav aria-labelledby={label} className={styles.contents}>
          <p id={label} className={styles.label}>
            {block.contents}
          </p>
          <ol className={styles.list}>
            {block.sections.map(({ id, heading }) => (
              <li key={id}>
                <Link href={`#${id}`} className={styles.link}>
                  {heading}
                </Link>
              </li>
            ))}
          </ol>
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
