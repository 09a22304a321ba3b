import { limits, messages } from '@ellac/contracts';
import type { TextRule } from '../written/limited-text-field.js';

/** What a private note may be. */
export const noteRule: TextRule = { limit: limits.note, tooLong: messages.noteTooLong };
