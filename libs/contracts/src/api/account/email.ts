import { emailPattern, limits } from '../../limits.js';
import { messages } from '../../messages.js';
import { z } from '../../zod.js';

/** The address of a user; passwords are asked for by mail to it. */
export const userEmailSchema = z
  .string(messages.invalidEmail)
  .check(
    z.trim(),
    z.maxLength(limits.email, messages.invalidEmail),
    z.regex(emailPattern, messages.invalidEmail),
  );

/** The body of PUT /api/user/email; null for none. */
export const emailChangeSchema = z.strictObject({
  email: z.nullable(userEmailSchema),
  currentPassword: z
    .string(messages.passwordRequired)
    .check(
      z.minLength(1, messages.passwordRequired),
      z.maxLength(limits.password, messages.passwordTooLong),
    ),
});
export type EmailChange = z.infer<typeof emailChangeSchema>;
