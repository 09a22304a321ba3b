/** The least room, in CSS pixels, for what is raised; of a frame's edge even less may be seen. */
const leastRoom = 320;

/** What appears over the page and belongs before the reader's eyes. */
const raised = '[role="dialog"], [role="alertdialog"], .fui-Toaster';

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

  const intersection = new IntersectionObserver((entries) => {
    const seen = entries.at(-1)?.intersectionRect;
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
