import { areas, generationStatuses, readinessStandings } from '../../enumerations.js';
import { levels } from '../../report/levels.js';
import { scoresSchema } from '../../report/report.js';
import { z } from '../../zod.js';

/** The kinds of items in the inbox. */
export const needKinds = ['failed-report', 'failed-mail', 'stuck', 'new'] as const;
export type NeedKind = (typeof needKinds)[number];

const overallScore = z.nullable(scoresSchema.shape.overallScore);

/** A report that needs a coach's attention. */
export const needSchema = z.object({
  companyId: z.string(),
  companyName: z.string(),
  responseId: z.string(),
  /** Null for a response without an analysis. */
  reportId: z.nullable(z.string()),
  /** Since when. */
  at: z.iso.datetime(),
  /** Why, in words for a coach; null where the kind says it all. */
  reason: z.nullable(z.string()),
  /** Null for a response without an analysis. */
  generationStatus: z.nullable(z.enum(generationStatuses)),
  recipientEmail: z.nullable(z.string()),
  /** Whether the address was corrected after the newest mail; absent from older servers. */
  isCorrected: z.optional(z.boolean()),
  /** Null until the report is there. */
  overallScore,
  band: z.nullable(z.enum(readinessStandings)),
  /** Of the company's completed report before; null where there is none. */
  previousScore: overallScore,
});
export type Need = z.infer<typeof needSchema>;

/** How long an item stays out of the inbox; null for good, until something new happens. */
export interface InboxMark {
  readonly until: string | null;
}

/** How many there are in all, and the newest five; without what the reader has put out of the inbox. */
const needsSchema = z.object({ count: z.number(), newest: z.array(needSchema) });
export type Needs = z.infer<typeof needsSchema>;

/** Why no report is worded by the language model at the moment. */
export const analystPauseSchema = z.object({
  since: z.iso.datetime(),
  /** In words for a coach, with what to do. */
  reason: z.string(),
  /** When one report probes the language model; if that succeeds, the others follow. */
  nextTryAt: z.iso.datetime(),
  /** How many reports wait meanwhile. */
  waiting: z.number(),
});
export type AnalystPause = z.infer<typeof analystPauseSchema>;

/** Why no mail goes out at the moment. */
export const mailPauseSchema = z.object({
  since: z.iso.datetime(),
  /** The mail server's words, or ours where it said nothing. */
  words: z.string(),
  /** How many mails wait for it. */
  waiting: z.number(),
});
export type MailPause = z.infer<typeof mailPauseSchema>;

/** Up to here the companies of a view are counted; a larger count means more than these. */
export const viewCountLimit = 1001;

/** The reply to GET /api/admin/overview: what needs attention, and how the last days went. */
export const overviewSchema = z.object({
  /** When the reader was here before this visit; null on the first. A visit ends after half an hour. */
  lastVisit: z.nullable(z.iso.datetime()),
  /** Null while the language model is available, or none is used. */
  analystPause: z.nullable(analystPauseSchema),
  /** Null while mails go out, and until five consecutive refusals. */
  mailPause: z.nullable(mailPauseSchema),
  /** When the last backup was finished, if the nightly backup is overdue; else null. */
  lateBackupAt: z.nullable(z.iso.datetime()),
  needs: z.object({
    failedAnalyses: needsSchema,
    /** Whose newest mail with the link failed. */
    failedMails: needsSchema,
    stuck: needsSchema,
    /** Submitted since `lastVisit`. */
    newSinceLastVisit: needsSchema,
  }),
  /** Companies whose newest questionnaire came since `lastVisit`; all of them on the first visit. */
  newCompanies: z.number(),
  /** Of the last 30 days. */
  lastDays: z.object({
    submissions: z.number(),
    reportsCompleted: z.number(),
    mailsSent: z.number(),
    /** Submissions a day in UTC, the oldest first, days without one too. */
    byDay: z.array(z.object({ day: z.iso.date(), submissions: z.number() })),
  }),
  /** The newest report of each company, if it is completed and judged: how many have an overall score of 0.0–0.9, 1.0–1.9, … 9.0–10. */
  scoreCounts: z.array(z.number()),
  bandCounts: z.array(z.object({ band: z.enum(readinessStandings), companies: z.number() })),
  /** Of the same reports: how many companies are on each level of each area. Absent from older servers. */
  areaCounts: z.optional(
    z.array(z.object({ area: z.enum(areas), level: z.enum(levels), companies: z.number() })),
  ),
  /** How many companies each view of the list finds, to `viewCountLimit`. Absent from older servers. */
  viewCounts: z.optional(
    z.object({
      all: z.number(),
      'needs-a-hand': z.number(),
      'new-this-week': z.number(),
      trash: z.number(),
    }),
  ),
});
export type Overview = z.infer<typeof overviewSchema>;
