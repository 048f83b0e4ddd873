import { useEffect, useId, useState } from 'react';
import { Heading } from '../../ui/Heading';
import { ChromeIcon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { RichText } from '../../ui/RichText';
import { Section } from '../../ui/Section';
import type { BlockProps } from '../block-props';
import styles from './prose.module.css';

/** Where the list has a column of its own (prose.module.css). */
const WIDE = '(min-width: 1024px)';

/** A long text in sections; the list of contents beside it stays in view. On a phone it waits closed above the text. */
export function Prose({ block }: BlockProps<'prose'>) {
  const label = useId();
  const isWide = useMatches(WIDE);
  return (
    <Section id={block.id}>
      <div className={styles.layout}>
        <nav aria-labelledby={label} className={styles.contents}>
          <details className={styles.details} open={isWide}>
            <summary className={styles.label}>
              <span id={label}>{block.contents}</span>
              <ChromeIcon name="caret-down" size={20} className={styles.caret} />
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

/** The style sheet alone shows the list where there is room; this says so to who reads by ear. */
function useMatches(query: string): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const list = window.matchMedia(query);
    const update = () => setMatches(list.matches);
    update();
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return matches;
}
