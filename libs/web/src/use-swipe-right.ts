import { useRef, type PointerEvent } from 'react';

/** How far a swipe goes before it counts, in CSS pixels (specification, section 9). */
const threshold = 50;

/** Pointer handlers that call `onSwipe` when a pointer was drawn to the right. */
export function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
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
