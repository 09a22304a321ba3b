import { isHostListening, tellHost } from './frame-host.js';
import { ownPage } from './own-page.js';
import type { Host } from './host.js';

const tellHeight = (): void =>
  tellHost({
    type: 'ellac:height',
    height: Math.ceil(document.body.getBoundingClientRect().height),
  });

/** Tells the page around how high the frame has to be, now and always when that changes. */
export function followHeight(): () => void {
  const observer = new ResizeObserver(tellHeight);
  observer.observe(document.body);
  return () => observer.disconnect();
}

/** A document of ours in a frame of somebody else's page: with addresses of its own for the tabs. */
export const inAFrame: Host = {
  ...ownPage,
  showFrom: (heading) => {
    if (!isHostListening()) {
      ownPage.showFrom(heading);
      return;
    }
    const room = parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
    const topInFrame = () => heading.getBoundingClientRect().top - room;
    // Only inside the frame: `scrollIntoView` also scrolls the page around, later than the host's
    // script does, and without leaving free what covers the top of that page.
    window.scrollBy(0, topInFrame());
    // The place may be below the frame's present end.
    tellHeight();
    tellHost({ type: 'ellac:show', top: Math.max(0, Math.floor(topInFrame())) });
  },
  tell: (event) =>
    tellHost(
      event.kind === 'progress'
        ? { type: 'ellac:progress', step: event.step, steps: event.steps }
        : { type: 'ellac:submitted', responseId: event.responseId },
    ),
};
