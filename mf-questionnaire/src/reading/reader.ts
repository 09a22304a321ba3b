import { latePart } from '@ellac/web';

/**
 * The code that reads the texts. It is large, so it is loaded only with a tab that has such a text.
 */
export const reader = latePart(() => import('./read-facts.js'));
