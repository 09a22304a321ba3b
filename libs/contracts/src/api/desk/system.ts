import { z } from '../../zod.js';

/** What the doctor found of one thing that the product needs. */
export const findingSchema = z.object({
  subject: z.string(),
  /** `warning`: it works, and somebody should look at it. */
  status: z.enum(['ok', 'warning', 'fault']),
  found: z.string(),
  /** What to do, in words for an administrator; null where all is well. */
  advice: z.nullable(z.string()),
});
export type Finding = z.infer<typeof findingSchema>;

/**
 * The reply to GET /api/admin/system: the version that runs, and the state of everything it needs.
 */
export const systemSchema = z.object({
  /** Of the product, as in `0.1.0 (1a2b3c4)`. */
  build: z.string(),
  findings: z.array(findingSchema),
});
export type SystemState = z.infer<typeof systemSchema>;
