import { useState } from 'react';
import { localKept } from '../ui/browser-storage';
import { words } from '../words';
import controls from '../ui/look/controls.module.css';
import styles from './app.module.css';

const SEEN = 'pagewright-studio-hints-seen';
const { firstSteps } = words;

/** How to begin, in three sentences, until the person has read them. */
export function FirstSteps() {
  const [isSeen, setIsSeen] = useState(() => localKept.getItem(SEEN) !== null);
  if (isSeen) return null;
  const close = () => {
    setIsSeen(true);
    localKept.setItem(SEEN, 'yes');
    // The button goes: whoever works by keyboard goes on where the work begins.
    document.querySelector<HTMLElement>('nav button')?.focus();
  };
  return (
    <aside className={styles.firstSteps} aria-label={firstSteps.label}>
      <ol>
        {firstSteps.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <button type="button" className={controls.main} onClick={close}>
        {firstSteps.done}
      </button>
    </aside>
  );
}
