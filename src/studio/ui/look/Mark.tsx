import type { ReactNode } from 'react';
import { StudioIcon, type StudioIconName } from './icons';
import styles from './mark.module.css';

/** What was found: a mistake, a hint, or something that is only left to write. */
export type Tone = 'error' | 'hint' | 'left';

/** Each has an icon of its own, so that nobody needs the colour. */
const ICONS: Readonly<Record<Tone, StudioIconName>> = {
  error: 'warning-circle',
  hint: 'info',
  left: 'pencil-simple',
};

interface MarkProps {
  tone: Tone;
  title?: string;
  children?: ReactNode;
}

/** Says what was found at a place, or how much. Errors are red; hints, and what is left to write, are calm. */
export function Mark({ tone, title, children }: MarkProps) {
  return (
    <span className={styles.mark} data-tone={tone} title={title}>
      <StudioIcon name={ICONS[tone]} size={16} />
      {children}
    </span>
  );
}
