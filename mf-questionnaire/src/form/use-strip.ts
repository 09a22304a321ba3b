import type { TabId } from '@ellac/contracts';
import { useEffect, useState, type RefObject } from 'react';

/** On which sides a strip has more than it shows. */
export type More = 'none' | 'before' | 'after' | 'both';

function moreOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): More {
  const before = scrollLeft > 1;
  const after = scrollLeft + clientWidth < scrollWidth - 1;
  if (before && after) return 'both';
  if (before) return 'before';
  return after ? 'after' : 'none';
}

/** Keeps the open tab in the middle of the strip, also when a phone is turned. */
export function useStrip(strip: RefObject<HTMLElement | null>, active: TabId): More {
  const [more, setMore] = useState<More>('none');

  useEffect(() => {
    const list = strip.current;
    if (list === null) return;
    const centre = () => {
      const tab = list.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
      if (tab !== null) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
      setMore(moreOf(list));
    };
    const scrolled = () => setMore(moreOf(list));
    const observer = new ResizeObserver(centre);
    observer.observe(list);
    list.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', scrolled);
    };
  }, [strip, active]);

  return more;
}
