import { useEffect, useState } from 'react';
import { words } from '../words';
import controls from '../ui/look/controls.module.css';
import styles from './app.module.css';

/** What the studio takes, in CSS pixels. */
const NEEDED = { width: 1280, height: 720 };

/** Says what the studio needs, in a window that is smaller. */
export function WindowSizeNotice() {
  const [size, setSize] = useState(sizeNow);
  const [isAccepted, setIsAccepted] = useState(false);
  useEffect(() => {
    const renew = () => setSize(sizeNow());
    addEventListener('resize', renew);
    return () => removeEventListener('resize', renew);
  }, []);
  const isLargeEnough = size.width >= NEEDED.width && size.height >= NEEDED.height;
  if (isLargeEnough || isAccepted) return null;
  return (
    <section className={styles.sizeNotice} aria-labelledby="window-size-title">
      <h2 id="window-size-title" className={controls.heading}>
        {words.windowSize.title}
      </h2>
      <p>{words.windowSize.text(size.width, size.height)}</p>
      <button type="button" className={controls.second} onClick={() => setIsAccepted(true)}>
        {words.windowSize.goOn}
      </button>
    </section>
  );
}

const sizeNow = () => ({ width: innerWidth, height: innerHeight });
