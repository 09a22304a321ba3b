import { limits, messages } from '@ellac/contracts';
import type { TextRule } from '../../written/limited-text-field.js';

/** What a comment may be. */
export const commentRule: TextRule = { limit: limits.comment, tooLong: messages.commentTooLong };
