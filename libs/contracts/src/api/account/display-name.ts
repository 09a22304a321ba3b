import { limits } from '../../limits.js';
import { messages } from '../../messages.js';
import { z } from '../../zod.js';

/** No line breaks and no other characters that are not seen. */
export const displayNamePattern = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

/** The body of PUT /api/user/display-name; null for none. */
export const displayNameSchema = z.strictObject({
  displayName: z.nullable(
    z
      .string(messages.displayNameInvalid)
      .check(
        z.trim(),
        z.minLength(1, messages.displayNameInvalid),
        z.maxLength(limits.displayName, messages.displayNameInvalid),
        z.regex(displayNamePattern, messages.displayNameInvalid),
      ),
  ),
});
export type DisplayName = z.infer<typeof displayNameSchema>;
