import { useState } from 'react';
import type { ContactAbout } from '../../generated/documents';
import { UiIcon } from '../../ui/components/icon/Icon';
import { forgetCameFrom, useCameFrom } from '../../ui/behaviours/came-from';
import styles from './about.module.css';

/** What the message is about: the page that the visitor came from, until it is taken off. Nothing without script. */
export function About({ words }: { words: ContactAbout }) {
  const name = useCameFrom();
  const [isTakenOff, setTakenOff] = useState(false);
  if (!name || isTakenOff) return null;
  const takeOff = () => {
    forgetCameFrom();
    setTakenOff(true);
  };
  return (
    <p className={styles.about}>
      <input type="hidden" name="about" value={name} />
      <span>
        {words.label}: <strong>{name}</strong>
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={words.remove}
        title={words.remove}
        onClick={takeOff}
      >
        <UiIcon name="x" size={16} />
      </button>
    </p>
  );
}
