import type { ReactNode } from 'react';
import { Heading, Subsection } from '../text/Heading';
import { RISING } from '../../behaviours/entrance/rise-on-scroll';
import styles from './section.module.css';

interface SectionProps {
  id?: string;
  heading?: string;
  /** True where the content contains the heading. */
  isHeaded?: boolean;
  lead?: string;
  /** `band` is a muted strip across the page; `plain` has the page's background. */
  surface?: 'plain' | 'band';
  children: ReactNode;
}

/** One part of a page: the space above it, its heading at the left, its lead at the right, its content below. */
export function Section({
  id,
  heading,
  isHeaded = heading !== undefined,
  lead,
  surface = 'plain',
  children,
}: SectionProps) {
  // Without a heading it is not in the page's outline, only an anchor.
  const Tag = isHeaded ? 'section' : 'div';
  return (
    <Tag id={id} className={styles.section} data-surface={surface} {...RISING}>
      <div className={styles.container}>
        {(heading || lead) && (
          <div className={styles.head}>
            {heading && <Heading className={styles.heading}>{heading}</Heading>}
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
        )}
        {heading ? <Subsection>{children}</Subsection> : children}
      </div>
    </Tag>
  );
}
