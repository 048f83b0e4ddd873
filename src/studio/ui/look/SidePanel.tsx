import { type ReactNode, type Ref, useId } from 'react';
import controls from './controls.module.css';
import { StudioIcon } from './icons';
import styles from './side-panel.module.css';

interface SidePanelProps {
  ref: Ref<HTMLDialogElement>;
  id?: string;
  title: string;
  /** The name of the button that closes it. */
  close: string;
  children: ReactNode;
}

/** A dialog at the side, as high as the window. Escape and a click beside it close it. */
export function SidePanel({ ref, id, title, close, children }: SidePanelProps) {
  const heading = useId();
  return (
    <dialog ref={ref} id={id} className={styles.panel} aria-labelledby={heading} closedby="any">
      <form method="dialog" className={styles.head}>
        <h2 id={heading} className={controls.heading}>
          {title}
        </h2>
        <button type="submit" className={controls.tool} aria-label={close}>
          <StudioIcon name="x" />
        </button>
      </form>
      {children}
    </dialog>
  );
}
