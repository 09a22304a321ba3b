import { z } from '../zod.js';
import { userRoles } from './account/roles.js';
import { changedTextSchema } from './desk/notes.js';

/** The body of every error: one sentence for a person, and what is wrong field by field. */
export const errorBodySchema = z.object({
  statusCode: z.number(),
  message: z.string(),
  details: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** The text that somebody else wrote meanwhile, where the error is that. */
  current: z.optional(changedTextSchema),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

export const submitReplySchema = z.object({ message: z.string(), responseId: z.string() });
export type SubmitReply = z.infer<typeof submitReplySchema>;

export const messageReplySchema = z.object({ message: z.string() });
export type MessageReply = z.infer<typeof messageReplySchema>;

export const exampleDataSettingSchema = z.object({ enabled: z.boolean() });
export type ExampleDataSetting = z.infer<typeof exampleDataSettingSchema>;

/** The signed-in user. */
export const currentUserSchema = z.object({
  username: z.string(),
  /** Signs what owners read; null where the user gave none, absent from older servers. */
  displayName: z.optional(z.nullable(z.string())),
  isAdmin: z.boolean(),
  /** What an admin may do; null for a user who is none, absent from older servers. */
  role: z.optional(z.nullable(z.enum(userRoles))),
  /** Null where the user gave none, absent from older servers. */
  email: z.optional(z.nullable(z.string())),
  /** True while the desk is closed to an admin who has no second factor yet; else absent. */
  mustSetUpSecondFactor: z.optional(z.literal(true)),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;
