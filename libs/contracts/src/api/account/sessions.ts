import { z } from '../../zod.js';

/** A browser in which the user is signed in. */
export const ownSessionSchema = z.object({
  id: z.string(),
  /** Such as "Firefox on Windows"; null for a session of an older server. */
  device: z.nullable(z.string()),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  isThisOne: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** The reply to GET /api/user/sessions; the one that was used last comes first. */
export const ownSessionsSchema = z.object({ sessions: z.array(ownSessionSchema) });
export type OwnSessions = z.infer<typeof ownSessionsSchema>;
