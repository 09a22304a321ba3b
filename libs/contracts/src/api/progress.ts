import { emailSendStatuses, generationStatuses, wordedParts } from '../enumerations.js';
import { z } from '../zod.js';

/** The finished parts of a report, in their order; all of them where the rules write it. */
export const partsDoneSchema = z.array(z.enum(wordedParts));

/** The reply to GET /api/questionnaire/progress/{responseId}: how far the report of a submission is. */
export const progressSchema = z.object({
  /** Also `pending` while there is no analysis yet. */
  generationStatus: z.enum(generationStatuses),
  /** Of the mail with the link; null before there is one. */
  emailSendStatus: z.nullable(z.enum(emailSendStatuses)),
  partsDone: partsDoneSchema,
});
export type Progress = z.infer<typeof progressSchema>;

/** The reply to GET /api/settings/analyst. */
export const analystSettingSchema = z.object({
  /** Whether reports are worded by a language model, unless the owner does not want that. */
  languageModel: z.boolean(),
});
export type AnalystSetting = z.infer<typeof analystSettingSchema>;
