import type { MouseEvent } from 'react';

/**
 * Scrolls to a place of the report and adds a history entry, so that Back returns here. While the
 * URL contains the link's token, it is not changed.
 */
export const goTo = (id: string) => (event: MouseEvent) => {
  const place = document.getElementById(id);
  if (new URLSearchParams(location.search).has('token')) {
    event.preventDefault();
    place?.scrollIntoView();
  }
  place?.focus({ preventScroll: true });
};
