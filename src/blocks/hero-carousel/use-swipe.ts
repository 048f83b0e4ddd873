import { type TouchEvent, useRef } from 'react';

/** How far a finger must move horizontally before it is a swipe and not a tap. */
const MIN_SWIPE_PX = 40;

/**
 * Touch handlers that recognise a horizontal swipe.
 *
 * @param onSwipe called with 1 for the next (finger to the left, and to the right where texts run from there) and -1 for the one before
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!touch || !start.current) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      // Only a page from right to left has a direction.
      if (Math.abs(x) >= MIN_SWIPE_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 === !document.dir ? 1 : -1);
    },
  };
}
