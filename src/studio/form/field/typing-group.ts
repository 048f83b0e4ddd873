import { useRef } from 'react';

let visits = 0;

/**
 * The group of the keystrokes of one visit to a field, which are undone in one step.
 *
 * @returns `begin` for when the field gets the cursor, `name` for its operations
 */
export function useTypingGroup(pointer: string): { begin(): void; name(): string } {
  const visit = useRef(0);
  return {
    begin() {
      visits += 1;
      visit.current = visits;
    },
    name: () => `${pointer} ${visit.current}`,
  };
}
