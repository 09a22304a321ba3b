import {
  emailSendStatuses,
  generationStatuses,
  readinessStandings,
  talkQuestionKinds,
} from '../../enumerations.js';
import { storedAnswersSchema } from '../../questionnaire/answers/stored-answers.js';
import { fullProvenanceSchema } from '../../report/provenance.js';
import { scoresSchema, situationSchema } from '../../report/report.js';
import { textFactRecordSchema } from '../../report/text-fact-record.js';
import { z } from '../../zod.js';

/** A mail with the report's link, as the coach sees it. */
export const deliveryRecordSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  reason: z.enum(['completed', 'resend', 'sent-by-coach']),
  status: z.enum(emailSendStatuses),
  /** Tries so far. */
  attempt: z.number(),
  createdAt: z.iso.datetime(),
  sentAt: z.nullable(z.iso.datetime()),
  /** When its link was first opened. */
  openedAt: z.nullable(z.iso.datetime()),
  /** Until when its link opens the report; null before it is sent. */
  linkExpiresAt: z.nullable(z.iso.datetime()),
  /** Whether its link was revoked by a correction of the address. */
  isRevoked: z.boolean(),
  /** The mail server's last words. */
  serverReply: z.nullable(z.string()),
});
export type DeliveryRecord = z.infer<typeof deliveryRecordSchema>;

/** How many questions fit into the first talk with an owner; judgement. */
export const maxInFirstTalk = 5;

/** A question for the first talk with an owner. */
export const talkQuestionSchema = z.object({
  /** For example `C-01`. */
  id: z.string(),
  /** Why it is asked; older reports have none, and ask about contradictions alone. */
  kind: z.optional(z.enum(talkQuestionKinds)),
  /** The uncertainty in the answers, as a sentence. */
  finding: z.string(),
  question: z.string(),
});
export type TalkQuestion = z.infer<typeof talkQuestionSchema>;

/** A coach who read a report. */
export const reportReaderSchema = z.object({
  username: z.string(),
  displayName: z.nullable(z.string()),
  lastReadAt: z.iso.datetime(),
});
export type ReportReader = z.infer<typeof reportReaderSchema>;

/**
 * The reply to GET /api/admin/analysis/{id}/other-reports: how many other reports of the company go
 * to the same address. A correction with `otherReports: true` is theirs, too.
 */
export const otherReportsSchema = z.object({ count: z.number() });
export type OtherReports = z.infer<typeof otherReportsSchema>;

/** The reply to GET /api/admin/analysis/{id}: what only coaches see of a report. */
export const reportRecordSchema = z.object({
  id: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
  submittedAt: z.iso.datetime(),
  generationStatus: z.enum(generationStatuses),
  /** Why it failed, or why it still waits. */
  generationError: z.nullable(z.string()),
  /** Tries at writing it so far. */
  attempt: z.number(),
  completedAt: z.nullable(z.iso.datetime()),
  /** Null until the report is there. */
  overallScore: z.nullable(scoresSchema.shape.overallScore),
  band: z.nullable(z.enum(readinessStandings)),
  /** Who gets its link. */
  recipientEmail: z.string(),
  /** Whether the holder of that address said "this was not me"; absent from older servers. */
  isMailStopped: z.optional(z.boolean()),
  /** The number of its company's owner, as they wrote it; absent from older servers. */
  ownerPhone: z.optional(z.nullable(z.string())),
  /** As the owner gave them. */
  answers: storedAnswersSchema,
  provenance: z.nullable(fullProvenanceSchema),
  /** Null until the report is there, and in reports of older rules. */
  situation: z.nullable(situationSchema),
  /**
   * How much higher the ratings score than the facts, in points of ten (see `libs/diagnosis`); null
   * where either side is missing.
   */
  selfPerceptionGap: z.nullable(z.number()),
  /** What to ask the owner, the most important first. */
  questions: z.array(talkQuestionSchema),
  /** What the owner's own words say; null until the report is there, and in older reports. */
  textFacts: z.nullable(z.array(textFactRecordSchema)),
  /** The answers that read like an instruction to a machine, by their path; none is quoted. */
  suspiciousAnswers: z.array(z.string()),
  /** The newest first. */
  deliveries: z.array(deliveryRecordSchema),
  /** The coaches who read it, the last one first. */
  readers: z.array(reportReaderSchema),
});
export type ReportRecord = z.infer<typeof reportRecordSchema>;
