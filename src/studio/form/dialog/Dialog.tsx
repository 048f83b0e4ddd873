import { type ReactNode, useEffect, useId, useRef } from 'react';
import { words } from '../../words';
import { FormIcon } from '../field/FormIcon';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/**
 * A native dialog over everything else. It is open as long as it is there; what has `data-start` gets the cursor. Escape closes it,
 * and a click beside it as long as nothing was written in it that would be lost.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isWritten = useRef(false);
  // Who selects text with the mouse may let go beside the dialog.
  const isPressedBeside = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const page = element.ownerDocument;
    const before = page.activeElement;
    const begin = () => element.querySelector<HTMLElement>('[data-start]')?.focus();
    const goBack = () => before instanceof HTMLElement && before.focus();
    element.showModal();
    begin();
    // Where a press of the mouse has opened or closed it, the browser moves the cursor afterwards.
    const later = setTimeout(() => !element.contains(page.activeElement) && begin());
    return () => {
      clearTimeout(later);
      element.close();
      goBack();
      setTimeout(() => page.activeElement === page.body && goBack());
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        // A field for files says so, too, when nobody has chosen one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onInput={({ target }) => {
        isWritten.current ||= target instanceof HTMLTextAreaElement;
      }}
      onPointerDown={({ target, currentTarget }) => {
        isPressedBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        const isBeside = target === currentTarget && isPressedBeside.current;
        if (isBeside && !isWritten.current) onClose();
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={words.form.close} onClick={onClose}>
            <FormIcon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
