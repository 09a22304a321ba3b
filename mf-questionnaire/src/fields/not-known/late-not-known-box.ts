import { lateComponent, latePart } from '@ellac/web';

/**
 * Loaded late, because the first tab asks for no figure that may be unknown. The tabs that do ask for
 * one wait for it, because the box may have to take the focus at once.
 */
export const notKnownBox = latePart(() => import('./not-known-box.js'));

/** What a label leaves to the box at the end of its line. */
export const notKnownWidth = '104px';

export const NotKnownBox = lateComponent(notKnownBox, (part) => part.NotKnownBox);
