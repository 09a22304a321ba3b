import { lateComponent, latePart } from '@ellac/web';

/** The question before answers are removed; its code comes when it is about to be asked. */
export const clearDialog = latePart(() => import('./clear-dialog.js'));
export const ClearDialog = lateComponent(clearDialog, (parts) => parts.ClearDialog);
