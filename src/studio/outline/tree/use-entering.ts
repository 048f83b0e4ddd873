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
        if (isFromInside) return;
        isEntered.current = !isPressed.current;
        // The tree leads to the row that had the focus last: another one may be selected by now.
        if (isEntered.current) queueMicrotask(() => focusSelected(currentTarget));
      },
    };
  }, []);
}

function focusSelected(tree: Element): void {
  const row = tree.querySelector<HTMLElement>('[role="row"][aria-selected="true"]');
  if (row && !row.contains(document.activeElement)) row.focus();
}
