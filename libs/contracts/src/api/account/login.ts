import { limits } from '../../limits.js';
import { messages } from '../../messages.js';
import { z } from '../../zod.js';
import { codeSchema } from './second-factor.js';

/** What somebody signs in with. The password is taken as it is, blanks at its ends too. */
export const credentialsSchema = z.strictObject(
  {
    username: z
      .string(messages.usernameRequired)
      .check(
        z.trim(),
        z.minLength(1, messages.usernameRequired),
        z.maxLength(limits.username, messages.usernameTooLong),
      ),
    password: z
      .string(messages.passwordRequired)
      .check(
        z.minLength(1, messages.passwordRequired),
        z.maxLength(limits.password, messages.passwordTooLong),
      ),
    /** Of the second factor, where the user has one. */
    code: z.optional(codeSchema),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? messages.unknownField : messages.usernameRequired,
  },
);
export type Credentials = z.infer<typeof credentialsSchema>;
