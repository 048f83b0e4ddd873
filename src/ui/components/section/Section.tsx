import type { ReactNode } from 'react';
import { Heading, Subsection } from '../text/Heading';
import { RISING } from '../../behaviours/reveal';
import styles from './section.module.css';

interface SectionProps {
  id?: string;
  heading?: string;
  /** Says that the content has the heading, in a place of its own. */
  isHeaded?: boolean;
  lead?: string;
  /** `band` is a quiet strip across the page; `plain` stands on the canvas. */
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
  // Without a heading it is no part of the page's outline, only a place on it.
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
