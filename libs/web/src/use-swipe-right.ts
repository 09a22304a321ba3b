import { useRef, type PointerEvent } from 'react';

/** How far a swipe goes before it counts, in CSS pixels (specification, section 9). */
const threshold = 50;

/** How far a press may wander, in CSS pixels, and still be a click on what it started on. */
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
      // The swipe may end outside the element; captured any earlier, its buttons got no click.
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
