import { limits } from '../../limits.js';
import { messages } from '../../messages.js';
import { z } from '../../zod.js';
import { userEmailSchema } from '../account/email.js';
import { userRoles } from '../account/roles.js';

const role = z.enum(userRoles, messages.roleInvalid);

/** No blanks at its ends, and only characters that are seen. */
export const usernamePattern = /^[^\p{C}]*$/u;

/** The body of POST /api/admin/users, which invites somebody by mail. */
export const invitationSchema = z.strictObject({
  username: z
    .string(messages.usernameInvalid)
    .check(
      z.trim(),
      z.minLength(limits.usernameMin, messages.usernameInvalid),
      z.maxLength(limits.username, messages.usernameTooLong),
      z.regex(usernamePattern, messages.usernameInvalid),
    ),
  email: userEmailSchema,
  role,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** The body of PUT /api/admin/users/{id}/role. */
export const roleChangeSchema = z.strictObject({ role });
export type RoleChange = z.infer<typeof roleChangeSchema>;

/** The body of PUT /api/admin/users/{id}/disabled. */
export const disabledChangeSchema = z.strictObject({ isDisabled: z.boolean() });
export type DisabledChange = z.infer<typeof disabledChangeSchema>;

/** A user as admins see them. */
export const deskUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  displayName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Null for a user who may do nothing on the desk. */
  role: z.nullable(z.enum(userRoles)),
  hasSecondFactor: z.boolean(),
  /** Null for never, or not since the server writes it down. */
  lastLoginAt: z.nullable(z.iso.datetime()),
  state: z.enum(['active', 'invited', 'disabled']),
  /** The newest invitation of a user who has set no password yet. */
  invitation: z.nullable(
    z.object({
      /** How its mail went, or that its link is over. */
      status: z.enum(['waiting', 'sent', 'failed', 'expired']),
      /** The mail server's words, where it took no mail. */
      failure: z.nullable(z.string()),
      expiresAt: z.iso.datetime(),
    }),
  ),
});
export type DeskUser = z.infer<typeof deskUserSchema>;

/** The reply to GET /api/admin/users, by name. */
export const deskUsersSchema = z.object({ users: z.array(deskUserSchema) });
export type DeskUsers = z.infer<typeof deskUsersSchema>;
