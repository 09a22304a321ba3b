import { type RefObject, useEffect, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

/**
 * Scrolls to the settings and focuses their heading when the address names them.
 *
 * @param isAboveThere whether what stands above them is there, which moves them
 */
export function useScrollToSettings(isAboveThere: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const hash = useLocationProperty(() => location.hash);
  useEffect(() => {
    if (hash !== '#settings') return;
    place.current?.querySelector('h2')?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [hash, isAboveThere]);
  return place;
}
