import type { ReactNode } from 'react';
import type { Cloth as ClothName, Field } from '../../../generated/documents';
import { Cloth } from '../picture/Cloth';
import { Heading, Subsection } from '../text/Heading';
import styles from './panel.module.css';
import { RISING } from '../../behaviours/reveal';

interface PanelProps {
  id?: string;
  heading: string;
  field: Field;
  cloth: ClothName;
  className?: string;
  children: ReactNode;
}

/** A color panel across the page with a heading, content at the left, and a strip of its pattern at the right. */
export function Panel({ id, heading, field, cloth, className = '', children }: PanelProps) {
  return (
    <section
      id={id}
      className={`${styles.panel} ${className}`}
      data-surface="panel"
      data-field={field}
      {...RISING}
    >
      <div className={styles.container}>
        <div className={styles.content}>
          <Heading className={styles.heading}>{heading}</Heading>
          <Subsection>{children}</Subsection>
        </div>
      </div>
      <Cloth field={field} cloth={cloth} frayed={frays(cloth)} className={styles.cloth} />
    </section>
  );
}

/** Ikat frays at its edge; kente and pasa are woven to it and cut straight. */
const frays = (cloth: ClothName) => cloth !== 'kente' && cloth !== 'pasa';
