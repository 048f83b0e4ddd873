import { useRef } from 'react';
import { withUnchanged } from '../../../ui/behaviours/with-unchanged';

/** A value with the same objects as at the last rendering where they are equal, so that nothing is rendered again for them. */
export function useUnchanged<T>(next: T): T {
  const before = useRef<T>(undefined);
  before.current = withUnchanged(before.current, next);
  return before.current;
}
