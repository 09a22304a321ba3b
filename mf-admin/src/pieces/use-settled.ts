import { useEffect, useRef, useState } from 'react';

/**
 * Milliseconds after a change in which a button must ignore presses that were meant for the state
 * before.
 */
const pause = 1000;

/** Whether a value has been unchanged for that long. */
export function useSettled(value: unknown): boolean {
  const [settled, setSettled] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    timer.current = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer.current);
  }, [value]);
  return settled === value;
}
