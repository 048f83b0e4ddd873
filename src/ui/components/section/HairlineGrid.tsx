import type { ReactNode } from 'react';
import styles from './hairline-grid.module.css';

interface HairlineGridProps {
  /** `ol` where the order of the cells matters. */
  as: 'ul' | 'ol';
  /** The cells: list items. */
  children: ReactNode;
}

/** A list as a grid of single hairlines, three cells to a row. Whatever their number, the last row is full. */
export function HairlineGrid({ as: List, children }: HairlineGridProps) {
  return <List className={styles.grid}>{children}</List>;
}
