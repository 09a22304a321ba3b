import { lateComponent, latePart } from '@ellac/web';

/** Notes that are seldom shown. Their code is one chunk, loaded when the first one is needed. */
const notes = latePart(() => import('./late-notes-parts.js'));

export const ElsewhereBar = lateComponent(notes, (parts) => parts.ElsewhereBar);
export const EmailSuggestion = lateComponent(notes, (parts) => parts.EmailSuggestion);
export const LimitNote = lateComponent(notes, (parts) => parts.LimitNote);
