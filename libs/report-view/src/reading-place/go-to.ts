import type { MouseEvent } from 'react';

/** Opens what a place stands in; a browser does that itself only where it follows the link. */
function unfold(place: Element | null): void {
  const details = place?.closest('details') ?? null;
  if (details === null) return;
  details.open = true;
  unfold(details.parentElement);
}

/**
 * Scrolls to a place of the report, opens what it is folded in, and adds a history entry, so that Back
 * returns here. While the URL contains the link's token, it is not changed.
 */
export const goTo = (id: string) => (event: MouseEvent) => {
  const place = document.getElementById(id);
  unfold(place);
  if (new URLSearchParams(location.search).has('token')) {
    event.preventDefault();
    place?.scrollIntoView();
  }
  place?.focus({ preventScroll: true });
};
