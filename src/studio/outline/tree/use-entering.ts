import { type FocusEvent, type RefObject, useMemo, useRef } from 'react';

/**
 * Whether the keyboard has just come into the tree with Tab. The tree then selects a row by itself; whoever only passes through would
 * lose the form of the page as a whole.
 */
export function useEntering() {
  const isEntered: RefObject<boolean> = useRef(false);
  const isPressed = useRef(false);
  return useMemo(() => {
    const soon = (flag: RefObject<boolean>) => {
      flag.current = true;
      setTimeout(() => {
        flag.current = false;
      });
    };
    return {
      isEntered,
      onPointerDownCapture: () => soon(isPressed),
      onFocusCapture({ relatedTarget, currentTarget }: FocusEvent) {
        const isFromInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isFromInside && !isPressed.current) soon(isEntered);
      },
    };
  }, []);
}
