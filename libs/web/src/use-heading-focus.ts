import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to a page's heading once the page is there, so that a screen reader tells of it
 * and what was pressed to get here leaves no reader at the top of nowhere. Whoever went on
 * meanwhile, to a link of the frame for example, is left alone.
 */
export function useHeadingFocus(isThere: boolean): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isThere || document.activeElement !== document.body) return;
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [isThere]);
  return page;
}
