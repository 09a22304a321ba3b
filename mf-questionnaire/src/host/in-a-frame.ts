import { isHostListening, tellHost } from './frame-host.js';
import { ownPage } from './own-page.js';
import type { Host } from './host.js';

const tellHeight = (): void =>
  tellHost({
    type: 'ellac:height',
    height: Math.ceil(document.body.getBoundingClientRect().height),
  });

/**
 * Sends the frame's height to the embedding page, now and at every change. Returns an unsubscribe
 * function.
 */
export function followHeight(): () => void {
  const observer = new ResizeObserver(tellHeight);
  observer.observe(document.body);
  return () => observer.disconnect();
}

/**
 * The product's own document in a frame of a host's page. The tabs have addresses within the frame.
 */
export const inAFrame: Host = {
  ...ownPage,
  showFrom: (heading) => {
    if (!isHostListening()) {
      ownPage.showFrom(heading);
      return;
    }
    const room = parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
    const topInFrame = () => heading.getBoundingClientRect().top - room;
    // Scrolls only inside the frame. `scrollIntoView` would also scroll the embedding page, later
    // than the host's script does, and would ignore fixed elements that cover the top of that page.
    window.scrollBy(0, topInFrame());
    // The place may be below the frame's present end, so the new height must be sent first.
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
