import type { MouseEvent } from 'react';

/**
 * Goes to a place of the report, from which Back leads here again. While the address holds the
 * link's token, it stays as it is.
 */
export const goTo = (id: string) => (event: MouseEvent) => {
  const place = document.getElementById(id);
  if (new URLSearchParams(location.search).has('token')) {
    event.preventDefault();
    place?.scrollIntoView();
  }
  place?.focus({ preventScroll: true });
};
