import { useState } from 'react';
import { words } from '../words';
import controls from '../ui/look/controls.module.css';
import styles from './app.module.css';

const SEEN = 'pagewright-studio-hints-seen';
const { hints } = words;

/** Three short hints, once. */
export function Hints() {
  const [step, setStep] = useState(() => (localStorage.getItem(SEEN) === null ? 0 : hints.steps.length));
  const text = hints.steps[step];
  if (text === undefined) return null;
  const isLast = step === hints.steps.length - 1;
  const next = () => {
    setStep(step + 1);
    if (!isLast) return;
    localStorage.setItem(SEEN, 'yes');
    // The button goes: whoever works by keyboard goes on where the work begins.
    document.querySelector<HTMLElement>('nav button')?.focus();
  };
  return (
    <aside className={styles.hint} aria-label={hints.label} data-step={step}>
      <p aria-live="polite">{text}</p>
      <div className={controls.row}>
        <span className={controls.quiet}>{hints.of(step + 1, hints.steps.length)}</span>
        <button type="button" className={controls.main} onClick={next}>
          {isLast ? hints.done : hints.next}
        </button>
      </div>
    </aside>
  );
}
