import { limits } from '../../limits.js';
import { messages } from '../../messages.js';
import { z } from '../../zod.js';
import { userEmailSchema } from './email.js';

/** How long the link of an invitation is valid, and that for a forgotten password. */
export const invitationHours = 48;
export const forgottenPasswordMinutes = 30;

/** The body of POST /api/forgotten-password. */
export const forgottenPasswordSchema = z.strictObject({ email: userEmailSchema });
export type ForgottenPassword = z.infer<typeof forgottenPasswordSchema>;

const token = z
  .string(messages.passwordLinkInvalid)
  .check(z.regex(/^[\w-]{43}$/, messages.passwordLinkInvalid));

/** The body of POST /api/password-link, which asks whose password a link sets. */
export const passwordLinkSchema = z.strictObject({ token });
export type PasswordLink = z.infer<typeof passwordLinkSchema>;

/** The reply to it. */
export const passwordLinkReplySchema = z.object({
  username: z.string(),
  /** Whether it is the user's first password. */
  isInvitation: z.boolean(),
});
export type PasswordLinkReply = z.infer<typeof passwordLinkReplySchema>;

/** The body of PUT /api/password-link, which sets the password and uses the link up. */
export const passwordByLinkSchema = z.strictObject({
  token,
  newPassword: z
    .string(messages.passwordTooShort)
    .check(
      z.minLength(limits.passwordMin, messages.passwordTooShort),
      z.maxLength(limits.password, messages.passwordTooLong),
    ),
});
export type PasswordByLink = z.infer<typeof passwordByLinkSchema>;
