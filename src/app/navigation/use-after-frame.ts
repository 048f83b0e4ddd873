import { startTransition, useEffect, useState } from 'react';

/**
 * Follows a value with a delay, for updates that can wait until after the frame that shows the change, when nothing else is to
 * be done.
 */
export function useAfterFrame(value: string): string {
  const [known, setKnown] = useState(value);
  useEffect(() => {
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setKnown(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [value]);
  return known;
}
