import { type FocusEvent, type RefObject, useMemo, useRef } from 'react';

/**
 * Whether the keyboard has come into the tree with Tab, and has done nothing there yet. The tree then selects a row by itself;
 * whoever only passes through would lose the form of the page as a whole.
 */
export function useEntering() {
  const isEntered: RefObject<boolean> = useRef(false);
  const isPressed = useRef(false);
  return useMemo(() => {
    // No timer ends this: a browser that has much to do hands over the next key before it.
    const act = () => {
      isEntered.current = false;
    };
    return {
      isEntered,
      onKeyDownCapture: act,
      // What a screen reader does is a click alone.
      onClickCapture: act,
      onPointerDownCapture() {
        act();
        isPressed.current = true;
        setTimeout(() => {
          isPressed.current = false;
        });
      },
      onFocusCapture({ relatedTarget, currentTarget }: FocusEvent) {
        const isFromInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isFromInside) isEntered.current = !isPressed.current;
      },
    };
  }, []);
}
