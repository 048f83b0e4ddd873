import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from '../page/after-frame';

/**
 * Follows a value with a delay, for updates that can wait until after the frame that shows the change, when nothing else is to
 * be done.
 */
export function useAfterFrame(value: string): string {
  const [known, setKnown] = useState(value);
  useEffect(() => afterFrame(() => startTransition(() => setKnown(value))), [value]);
  return known;
}
