import { tellHost } from './frame-host.js';

/**
 * The least height, in CSS pixels, for a dialog or toast, even where less of the frame is visible.
 */
const leastRoom = 320;

/** The height that a dialog needs, in CSS pixels; with less, the embedding page is scrolled. */
const roomForDialog = 480;

const dialogs = '[role="dialog"], [role="alertdialog"]';
/** Elements that appear over the page and must be visible. */
const raised = `${dialogs}, .fui-Toaster`;

/**
 * Sets `--unseen-above` and `--unseen-below` to the heights of the frame that are out of sight,
 * while a dialog or toast is shown. The frame may be higher than the reader's window, and fixed
 * positions are relative to the frame. An IntersectionObserver measures the visible part, also
 * across origins.
 *
 * @returns a function that stops it
 */
export function followSeenPart(): () => void {
  const frame = document.documentElement;
  let isFollowing = false;
  let shownDialog: Element | null = null;

  /**
   * Scrolls the embedding page only once for each dialog, because the reader may scroll it away on
   * purpose.
   */
  const makeRoomForDialog = (seen: DOMRectReadOnly) => {
    const dialog = document.querySelector(dialogs);
    if (dialog !== null && dialog !== shownDialog && seen.height < roomForDialog) {
      const top = Math.max(0, Math.min(seen.top, window.innerHeight - roomForDialog));
      tellHost({ type: 'ellac:show', top });
    }
    shownDialog = dialog;
  };

  const intersection = new IntersectionObserver((entries) => {
    const seen = entries.at(-1)?.intersectionRect;
    if (seen !== undefined) makeRoomForDialog(seen);
    // The frame is completely out of sight, so there is no visible part to fit into.
    if (seen !== undefined && seen.height > 0) {
      const whole = window.innerHeight;
      const room = Math.min(whole, Math.max(leastRoom, seen.height));
      const above = Math.min(Math.max(0, seen.top), whole - room);
      frame.style.setProperty('--unseen-above', `${above}px`);
      frame.style.setProperty('--unseen-below', `${whole - above - room}px`);
    }
    intersection.unobserve(frame);
    isFollowing = document.querySelector(raised) !== null;
    // An observer reports a new target at once, but later only changes of its visible share.
    // Observing again at each frame reports every scroll.
    if (isFollowing) requestAnimationFrame(() => intersection.observe(frame));
  });
  const changes = new MutationObserver(() => {
    if (isFollowing || document.querySelector(raised) === null) return;
    isFollowing = true;
    intersection.observe(frame);
  });
  changes.observe(document.body, { childList: true, subtree: true });

  return () => {
    changes.disconnect();
    intersection.disconnect();
  };
}
