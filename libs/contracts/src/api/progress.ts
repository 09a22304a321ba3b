import {
  emailSendStatuses,
  generationStatuses,
  makingSteps,
  wordedParts,
} from '../enumerations.js';
import { z } from '../zod.js';

/** How many of `makingSteps` are done; all of them where there is a report. */
export const stepsDoneSchema = z.int().check(z.gte(0), z.lte(makingSteps.length));

/** The reply to GET /api/questionnaire/progress/{responseId}: how far the report of a submission is. */
export const progressSchema = z.object({
  /** Also `pending` while there is no analysis yet. */
  generationStatus: z.enum(generationStatuses),
  /** Of the mail with the link; null before there is one. */
  emailSendStatus: z.nullable(z.enum(emailSendStatuses)),
  /** Absent from older servers. */
  stepsDone: z.optional(stepsDoneSchema),
  /** For older pages: all parts where there is a report, otherwise none. */
  partsDone: z.array(z.enum(wordedParts)),
});
export type Progress = z.infer<typeof progressSchema>;

/** The provider's privacy notice: where it is, and which text an owner agrees to. */
export const privacyNoticeSchema = z.object({ url: z.string(), version: z.string() });
export type PrivacyNotice = z.infer<typeof privacyNoticeSchema>;

/**
 * The reply to GET /api/settings/analyst: what an owner is told before the answers are sent. What is
 * optional is absent from older servers.
 */
export const analystSettingSchema = z.object({
  /** Whether reports are worded by a language model, unless the owner does not want that. */
  languageModel: z.boolean(),
  /** Who runs the language model, and where; null where nobody is named. */
  provider: z.optional(z.nullable(z.string())),
  /** Null where there is none; then nobody is asked for consent. */
  privacyNotice: z.optional(z.nullable(privacyNoticeSchema)),
  imprintUrl: z.optional(z.nullable(z.string())),
});
export type AnalystSetting = z.infer<typeof analystSettingSchema>;
