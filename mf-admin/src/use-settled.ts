import { useEffect, useRef, useState } from 'react';

/** Milliseconds in which what changed under a pointer takes no press that was meant for another. */
const pause = 1000;

/** Whether a value has stood for a while; one that has just changed has not. */
export function useSettled(value: unknown): boolean {
  const [settled, setSettled] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    timer.current = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer.current);
  }, [value]);
  return settled === value;
}
