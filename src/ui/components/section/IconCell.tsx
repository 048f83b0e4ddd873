import type { ReactNode } from 'react';
import { Heading } from '../text/Heading';
import { Icon } from '../icon/Icon';
import styles from './icon-cell.module.css';

interface IconCellProps {
  icon: string;
  title: string;
  text: string;
  /** Content above the icon, in full width. */
  picture?: ReactNode;
  /** Content below the text. */
  children?: ReactNode;
}

/** A cell of a hairline grid: an icon, a title, a text. */
export function IconCell({ icon, title, text, picture, children }: IconCellProps) {
  return (
    <li className={styles.cell}>
      {picture}
      <Icon name={icon} size={28} className={styles.icon} />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </li>
  );
}
