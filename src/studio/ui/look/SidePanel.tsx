import { type ReactNode, type Ref, type ToggleEvent, useId, useRef, useState } from 'react';
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

/** Milliseconds after which a click is no longer the second half of the double click that has opened the panel. */
const DOUBLE_CLICK_MS = 500;

/** A dialog at the side, as high as the window. Escape and a click beside it close it. */
export function SidePanel({ ref, id, title, close, children }: SidePanelProps) {
  const heading = useId();
  const [isSettled, setIsSettled] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = ({ target, currentTarget, newState }: ToggleEvent) => {
    if (target !== currentTarget) return;
    clearTimeout(timer.current);
    if (newState === 'open') timer.current = setTimeout(() => setIsSettled(true), DOUBLE_CLICK_MS);
    else setIsSettled(false);
  };
  return (
    <dialog
      ref={ref}
      id={id}
      className={styles.panel}
      aria-labelledby={heading}
      closedby={isSettled ? 'any' : 'closerequest'}
      onToggle={settle}
    >
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
