import { lateComponent, latePart } from '@ellac/web';

/** Loaded on phones, when the owner is about to open it. */
export const stepDialog = latePart(() => import('./step-dialog.js'));

export const StepDialog = lateComponent(stepDialog, (parts) => parts.StepDialog);
