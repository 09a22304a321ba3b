import { limits } from '../../limits.js';
import { messages } from '../../messages.js';
import { z } from '../../zod.js';

/** The body of PUT /api/user/password. Passwords are taken as they are, blanks at their ends too. */
export const passwordChangeSchema = z.strictObject({
  currentPassword: z
    .string(messages.passwordRequired)
    .check(
      z.minLength(1, messages.passwordRequired),
      z.maxLength(limits.password, messages.passwordTooLong),
    ),
  newPassword: z
    .string(messages.passwordTooShort)
    .check(
      z.minLength(limits.passwordMin, messages.passwordTooShort),
      z.maxLength(limits.password, messages.passwordTooLong),
    ),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
