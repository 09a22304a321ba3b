import { useRef, type PointerEvent } from 'react';

/** How far a swipe goes before it counts, in CSS pixels (specification, section 9). */
const threshold = 50;

/**
 * How far a pointer may move, in CSS pixels, and still count as a click on the element it was
 * pressed on.
 */
const clickSlack = 5;

/** Pointer handlers that call `onSwipe` when a pointer was drawn to the right. */
export function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null || Math.abs(event.clientX - start.current) <= clickSlack) return;
      // The swipe may end outside the element, so the pointer is captured. If it were captured
      // earlier, the element's buttons would get no clicks.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current !== null && event.clientX - start.current > threshold) onSwipe();
      start.current = null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
