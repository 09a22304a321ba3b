import type { MouseEvent } from 'react';

/** Goes to a place of the report without touching the address, which may hold the link's token. */
export const goTo = (id: string) => (event: MouseEvent) => {
  event.preventDefault();
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
};
