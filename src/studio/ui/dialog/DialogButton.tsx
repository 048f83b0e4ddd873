import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import controls from '../look/controls.module.css';
import { StudioIcon, type StudioIconName } from '../look/icons';
import styles from './dialog.module.css';

interface DialogButtonProps {
  icon: StudioIconName;
  /** Of the button that opens it. */
  label: string;
  /** Its name, where its label says too little by itself. */
  name?: string;
  title: string;
  /** What stands in it, anew each time it is opened. */
  children(close: () => void): ReactNode;
}

/** A button, and the dialog that it opens. */
export function DialogButton({ icon, label, name, title, children }: DialogButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isPressed = useRef(false);
  const id = useId();
  // Opened with its fields in it, so that the first of them has the cursor.
  useLayoutEffect(() => {
    if (!isOpen) return;
    isPressed.current = false;
    dialog.current?.showModal();
    // It may have been scrolled when it was open before.
    dialog.current?.scrollTo(0, 0);
  }, [isOpen]);
  return (
    <>
      <button type="button" className={styles.open} aria-label={name} onClick={() => setIsOpen(true)}>
        <StudioIcon name={icon} size={18} />
        {label}
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={id}
        onClose={() => setIsOpen(false)}
        onMouseDown={(event) => {
          // The second half of a double click on the button would take the cursor from the first field.
          if (event.detail > 1 && !isPressed.current) event.preventDefault();
          else isPressed.current = true;
        }}
      >
        <h2 id={id} className={controls.heading}>
          {title}
        </h2>
        {isOpen && children(() => dialog.current?.close())}
      </dialog>
    </>
  );
}
