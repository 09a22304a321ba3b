import { areas } from '../../enumerations.js';
import { scoredItemSchema } from '../../report/report.js';
import { z } from '../../zod.js';
import { sideBySideSchema } from './side-by-side.js';

const { shape: item } = scoredItemSchema;
const side = z.object({ answer: item.answer, points: item.points, given: item.given });

/** The change in points from which an area or an item counts as changed; less is noise. */
export const changeThreshold = 0.5;

/** What changed between two reports of one company. */
export const comparisonSchema = z.object({
  earlier: z.object({ id: z.string(), submittedAt: z.iso.datetime() }),
  later: z.object({ id: z.string(), submittedAt: z.iso.datetime() }),
  overall: z.object({ before: z.number(), after: z.number() }),
  areas: z.array(z.object({ area: z.enum(areas), before: z.number(), after: z.number() })),
  /** The items whose answer or points differ, the greatest change of points first. */
  items: z.array(
    z.object({ id: item.id, area: item.area, label: item.label, before: side, after: side }),
  ),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/**
 * The reply to GET /api/admin/companies/{id}/comparison: the newest two completed reports, or those
 * asked for. Both are null while there are fewer than two.
 */
export const comparisonReplySchema = z.object({
  sideBySide: z.nullable(sideBySideSchema),
  /** The same as pages know it that were opened before the server was renewed. */
  comparison: z.nullable(comparisonSchema),
});
export type ComparisonReply = z.infer<typeof comparisonReplySchema>;
