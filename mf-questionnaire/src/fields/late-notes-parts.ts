export { ElsewhereBar } from '../draft/elsewhere-bar.js';
export { EmailSuggestion } from './email-suggestion.js';
export { LimitNote } from './limit-note.js';
