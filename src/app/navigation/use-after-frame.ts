import { startTransition, useEffect, useState } from 'react';

/**
 * Follows a value for what need not change in the frame that shows it first: once that is drawn, and while nothing else is to
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
