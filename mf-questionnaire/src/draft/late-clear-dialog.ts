import { lateComponent, latePart } from '@ellac/web';

/**
 * The confirmation before answers are removed. Its code is loaded when the owner is about to open
 * it.
 */
export const clearDialog = latePart(() => import('./clear-dialog.js'));
export const ClearDialog = lateComponent(clearDialog, (parts) => parts.ClearDialog);
