import type { ReactNode } from 'react';
import type { Pattern as PatternName, Color } from '../../../generated/documents';
import { frays, Pattern } from '../picture/Pattern';
import { Heading, Subsection } from '../text/Heading';
import surface from './color-panel.module.css';
import styles from './panel.module.css';
import { RISING } from '../../behaviours/entrance/rise-on-scroll';

interface PanelProps {
  id?: string;
  heading: string;
  color: Color;
  pattern: PatternName;
  className?: string;
  children: ReactNode;
}

/** A color panel across the page with a heading, content at the left, and a strip of its pattern at the right. */
export function Panel({ id, heading, color, pattern, className = '', children }: PanelProps) {
  return (
    <section
      id={id}
      className={`${surface.panel} ${styles.panel} ${className}`}
      data-surface="panel"
      data-color={color}
      {...RISING}
    >
      <div className={styles.container}>
        <div className={styles.content}>
          <Heading className={styles.heading}>{heading}</Heading>
          <Subsection>{children}</Subsection>
        </div>
      </div>
      <Pattern color={color} pattern={pattern} frayed={frays(pattern)} className={styles.pattern} />
    </section>
  );
}
