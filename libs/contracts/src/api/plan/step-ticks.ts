import { z } from '../../zod.js';

/** A step that the owner ticked off, and when. */
export const stepTickSchema = z.object({ stepId: z.string(), doneAt: z.iso.datetime() });
export type StepTick = z.infer<typeof stepTickSchema>;

/** The reply to GET and PUT of /api/analysis/{reportId}/ticks; the newest first. */
export const stepTicksSchema = z.object({ ticks: z.array(stepTickSchema) });
export type StepTicks = z.infer<typeof stepTicksSchema>;

/** The body of PUT /api/analysis/{reportId}/ticks/{stepId}. */
export interface StepTickChange {
  readonly isDone: boolean;
}
