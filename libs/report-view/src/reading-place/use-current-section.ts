import { useEffect, useState } from 'react';

/** The upper part of the window: a section counts as being read once it has reached that part. */
const readingZone = '0px 0px -65% 0px';

/**
 * The section that is being read, of those with these ids in their order. At the end of the report
 * it is the last one, however short it is; above the first section it is none.
 */
export function useCurrentSection<Id extends string>(ids: readonly Id[], endId: string): Id | null {
  const [current, setCurrent] = useState<Id | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return;
    const order = key.split(' ') as Id[];
    const inZone = new Set<string>();
    let isAtEnd = false;
    let isAbove = false;
    const tell = () => {
      const last = order.findLast((id) => inZone.has(id));
      const now = isAtEnd ? order.at(-1) : last;
      if (now !== undefined) setCurrent(now);
      else if (isAbove) setCurrent(null);
    };
    const sections = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (target.id === order[0]) isAbove = !isIntersecting && boundingClientRect.top > 0;
          if (isIntersecting) inZone.add(target.id);
          else inZone.delete(target.id);
        }
        tell();
      },
      { rootMargin: readingZone },
    );
    const end = new IntersectionObserver((entries) => {
      isAtEnd = entries.at(-1)?.isIntersecting ?? false;
      tell();
    });
    for (const id of order) {
      const section = document.getElementById(id);
      if (section !== null) sections.observe(section);
    }
    const last = document.getElementById(endId);
    if (last !== null) end.observe(last);
    return () => {
      sections.disconnect();
      end.disconnect();
    };
  }, [key, endId]);
  return current;
}
