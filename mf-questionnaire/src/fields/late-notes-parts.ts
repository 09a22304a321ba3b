export { ElsewhereBar } from '../draft/elsewhere-bar.js';
export { EmailSuggestion } from './email/email-suggestion.js';
export { LimitNote } from './texts/limit-note.js';
