import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses a page's heading once the page is rendered, so that a screen reader announces it; otherwise
 * the focus falls back to `<body>`. Does nothing where the focus has moved on meanwhile, to a link of
 * the frame for example.
 */
export function useHeadingFocus(isThere: boolean): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isThere || document.activeElement !== document.body) return;
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [isThere]);
  return page;
}
