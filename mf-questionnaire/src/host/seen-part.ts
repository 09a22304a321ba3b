import { tellHost } from './frame-host.js';

/** The least room, in CSS pixels, for what is raised; of a frame's edge even less may be seen. */
const leastRoom = 320;

/** The room in which a dialog shows whole, in CSS pixels; with less, the page around is scrolled. */
const roomForDialog = 480;

const dialogs = '[role="dialog"], [role="alertdialog"]';
/** What appears over the page and belongs before the reader's eyes. */
const raised = `${dialogs}, .fui-Toaster`;

/**
 * Says in `--unseen-above` and `--unseen-below` how much of the frame is out of sight while
 * something is raised over it. The frame may be higher than the reader's window and its own fixed
 * positions know nothing of that window; an intersection does, also across origins.
 *
 * @returns ends it
 */
export function followSeenPart(): () => void {
  const frame = document.documentElement;
  let isFollowing = false;
  let shownDialog: Element | null = null;

  /** Scrolls the page around once for each dialog: the reader may scroll it away again. */
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
    // Nothing is seen of a frame that the reader has scrolled away.
    if (seen !== undefined && seen.height > 0) {
      const whole = window.innerHeight;
      const room = Math.min(whole, Math.max(leastRoom, seen.height));
      const above = Math.min(Math.max(0, seen.top), whole - room);
      frame.style.setProperty('--unseen-above', `${above}px`);
      frame.style.setProperty('--unseen-below', `${whole - above - room}px`);
    }
    intersection.unobserve(frame);
    isFollowing = document.querySelector(raised) !== null;
    // It tells of a new element at once, but of a scrolled one only where its share changes.
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
