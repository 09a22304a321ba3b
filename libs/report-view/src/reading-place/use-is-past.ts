import { type RefObject, useEffect, useState } from 'react';

/** Whether the reader has scrolled past an element. */
export function useIsPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last !== undefined) setIsPast(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
