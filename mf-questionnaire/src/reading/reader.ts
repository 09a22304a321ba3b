import { latePart } from '@ellac/web';

/** What reads the texts; far too much to come with the first tab, or with any before its text. */
export const reader = latePart(() => import('./read-facts.js'));
