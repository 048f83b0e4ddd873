import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStudioState } from '../store/hooks/use-studio';
import controls from '../ui/look/controls.module.css';
import styles from './app.module.css';
import { useModal } from './behaviours/use-modal';

/** Milliseconds that a notice is on the screen; what it says is true without it, too. */
const SHOWN_MS = 6000;

/** What has just happened: shown for a moment, and said by a screen reader. While a modal dialog is open, it stands in that. */
export function Notice() {
  const { text, turn, isProblem } = useStudioState((state) => state.notice);
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (isProblem) return;
    const timer = setTimeout(() => setGone(turn), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [turn, isProblem]);
  const isShown = text !== '' && gone !== turn;
  const modal = useModal();
  const notices = (
    <div className={styles.notices}>
      <div
        role="status"
        aria-live="polite"
        className={isShown ? styles.notice : undefined}
        data-tone={isProblem ? 'error' : undefined}
      >
        {isShown && <p key={turn}>{text}</p>}
        {isShown && isProblem && (
          <button type="button" className={controls.tool} onClick={() => setGone(turn)}>
            OK
          </button>
        )}
      </div>
    </div>
  );
  return modal ? createPortal(notices, modal) : notices;
}
