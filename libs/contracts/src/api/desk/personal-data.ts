import { z } from '../../zod.js';

/**
 * The reply to POST /api/admin/personal-data/find and …/erase: what is stored of the owner with an
 * e-mail address, or what was erased.
 */
export const personalDataSchema = z.object({
  /** Companies of this address, in the trash or not, and what hangs on them. */
  companies: z.number(),
  reports: z.number(),
  mails: z.number(),
  /** Reports of companies with another address that name this one, such as before a correction. */
  reportsElsewhere: z.number(),
});
export type PersonalData = z.infer<typeof personalDataSchema>;
