import {
  type Choice,
  type countries,
  countryChoices,
  emailSendStatusChoices,
  emailSendStatuses,
  generationStatusChoices,
  generationStatuses,
  type industries,
  industryChoices,
  readinessStandingChoices,
  readinessStandings,
} from '../../enumerations.js';
import type { Level } from '../../report/levels.js';
import { type Scores, scoresSchema } from '../../report/report.js';
import { stepsDoneSchema } from '../progress.js';
import { z } from '../../zod.js';

const { shape: scores } = scoresSchema;

/** How a field is shown in the list and in its sheet: its title, and its value by its kind. */
export type RecordField =
  | { readonly title: string; readonly kind: 'text' | 'count' | 'time' | 'score' }
  | { readonly title: string; readonly kind: 'choice'; readonly choices: readonly Choice[] };

/** A company as coaches know it. */
export const companyRecordSchema = z.object({
  id: z.string(),
  name: z.string(),
  ownerFirstName: z.nullable(z.string()),
  ownerLastName: z.nullable(z.string()),
  ownerEmail: z.string(),
  industry: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** How many questionnaires it has sent. */
  responseCount: z.number(),
  createdAt: z.iso.datetime(),
});
export type CompanyRecord = z.infer<typeof companyRecordSchema>;

/** A company with what is not in the list, but on its page and in the sheet of the list. */
export const fullCompanySchema = z.object({
  ...companyRecordSchema.shape,
  /** As the owner wrote it. */
  ownerPhone: z.nullable(z.string()),
});
export type FullCompany = z.infer<typeof fullCompanySchema>;

/** The fields of a company that people read, in the order of the sheet. */
export const companyRecordFields = {
  name: { title: 'Company Name', kind: 'text' },
  ownerFirstName: { title: 'Owner First Name', kind: 'text' },
  ownerLastName: { title: 'Owner Last Name', kind: 'text' },
  ownerEmail: { title: 'Email', kind: 'text' },
  ownerPhone: { title: 'Phone', kind: 'text' },
  industry: { title: 'Industry', kind: 'choice', choices: industryChoices },
  country: { title: 'Country', kind: 'choice', choices: countryChoices },
  responseCount: { title: 'Reports', kind: 'count' },
  createdAt: { title: 'Created', kind: 'time' },
} as const satisfies { readonly [Field in Exclude<keyof FullCompany, 'id'>]: RecordField };

/** The state of a company's newest questionnaire. */
export const newestReportSchema = z.object({
  submittedAt: z.iso.datetime(),
  /** Null while there is no analysis; the repair makes one. */
  generationStatus: z.nullable(z.enum(generationStatuses)),
  emailSendStatus: z.nullable(z.enum(emailSendStatuses)),
  overallScore: z.nullable(scores.overallScore),
  band: z.nullable(z.enum(readinessStandings)),
  /** The overall score of the completed report before it; null where there is none. */
  previousScore: z.nullable(scores.overallScore),
});
export type NewestReport = z.infer<typeof newestReportSchema>;

/** The fields of the newest report in the order of the sheet, which also has each area's score. */
export const newestReportFields = {
  submittedAt: { title: 'Last submission', kind: 'time' },
  generationStatus: {
    title: 'Generation status',
    kind: 'choice',
    choices: generationStatusChoices,
  },
  emailSendStatus: { title: 'Email status', kind: 'choice', choices: emailSendStatusChoices },
  businessScore: { title: 'Business systems', kind: 'score' },
  leadershipScore: { title: 'Leadership', kind: 'score' },
  contextScore: { title: 'Market context', kind: 'score' },
  overallScore: { title: 'Overall', kind: 'score' },
  band: { title: 'Readiness', kind: 'choice', choices: readinessStandingChoices },
  previousScore: { title: 'Overall before', kind: 'score' },
} as const satisfies { readonly [Field in keyof NewestReport | keyof Scores]: RecordField };

/** Days for which a company stays in the trash; the nightly job then deletes it. */
export const trashDays = 30;

/** Who moved a company to the trash, and when. */
export const trashRecordSchema = z.object({
  movedAt: z.iso.datetime(),
  /** Null where that user is not known. */
  movedBy: z.nullable(z.string()),
  /** From when on the nightly job deletes it. */
  deletedAt: z.iso.datetime(),
});
export type TrashRecord = z.infer<typeof trashRecordSchema>;

export const listedCompanySchema = z.object({
  ...companyRecordSchema.shape,
  newest: z.nullable(newestReportSchema),
  /** Only of a company in the trash. */
  trash: z.optional(trashRecordSchema),
});
export type ListedCompany = z.infer<typeof listedCompanySchema>;

/** The columns of the list, from left to right. */
export const companyColumnKeys = [
  'name',
  'owner',
  'score',
  'industry',
  'country',
  'reports',
  'created',
] as const;
export type CompanyColumnKey = (typeof companyColumnKeys)[number];

/** The columns by which the list can be sorted. */
export const companySortKeys = [
  'name',
  'owner',
  'score',
  'industry',
  'country',
  'reports',
  'created',
] as const satisfies readonly CompanyColumnKey[];
export type CompanySortKey = (typeof companySortKeys)[number];

/** Selections of companies that no other filter can make. */
export const companyViews = ['needs-a-hand', 'stuck', 'new-this-week', 'trash'] as const;
export type CompanyView = (typeof companyViews)[number];

/** One value, or several: the company has one of them. */
export type OneOrMore<Value> = Value | readonly Value[];

/** The filters of the list; without any of these the reply is the whole list. */
export interface CompanyQuery {
  /**
   * Words of a name, an owner or an e-mail address, in any order; or a phone number or part of one,
   * of which the digits count.
   */
  readonly search?: string;
  /** A column; with `-` before it from the end. */
  readonly sort?: CompanySortKey | `-${CompanySortKey}`;
  readonly industry?: OneOrMore<(typeof industries)[number]>;
  readonly country?: OneOrMore<(typeof countries)[number]>;
  readonly generationStatus?: OneOrMore<(typeof generationStatuses)[number]>;
  readonly emailStatus?: OneOrMore<(typeof emailSendStatuses)[number]>;
  readonly band?: OneOrMore<(typeof readinessStandings)[number]>;
  /** The level of each area's score, by the newest report. */
  readonly businessLevel?: OneOrMore<Level>;
  readonly leadershipLevel?: OneOrMore<Level>;
  readonly contextLevel?: OneOrMore<Level>;
  /** The overall score as it is shown, with one decimal, from 0 to 10. */
  readonly minScore?: number;
  readonly maxScore?: number;
  /** The newest questionnaire came later than this moment, with its zone. */
  readonly submittedAfter?: string;
  /** It came before this moment. */
  readonly submittedBefore?: string;
  readonly view?: CompanyView;
  /** Rows a page, 1 to 200. */
  readonly limit?: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
}

export const companyPageSchema = z.object({
  items: z.array(listedCompanySchema),
  /** How many companies the query finds in all, as far as they are counted. */
  total: z.number(),
  /** There where a query finds more than are counted. */
  isMore: z.optional(z.literal(true)),
  nextCursor: z.nullable(z.string()),
});
export type CompanyPage = z.infer<typeof companyPageSchema>;

/** An analysis as its row on a company's page shows it. */
export const analysisSummarySchema = z.object({
  id: z.string(),
  generationStatus: z.enum(generationStatuses),
  /** Why it failed, or why it still waits. */
  generationError: z.nullable(z.string()),
  emailSendStatus: z.nullable(z.enum(emailSendStatuses)),
  emailSentAt: z.nullable(z.iso.datetime()),
  emailSentTo: z.nullable(z.string()),
  /** The recipient of its next mail; it differs from `emailSentTo` after a correction. */
  recipientEmail: z.string(),
  /** Why the newest mail failed; null where it did not fail. */
  emailError: z.nullable(z.string()),
  /** Each null until the report is there. */
  businessScore: z.nullable(scores.businessScore),
  leadershipScore: z.nullable(scores.leadershipScore),
  contextScore: z.nullable(scores.contextScore),
  overallScore: z.nullable(scores.overallScore),
  band: z.nullable(z.enum(readinessStandings)),
});
export type AnalysisSummary = z.infer<typeof analysisSummarySchema>;

export const reportRowSchema = z.object({
  response: z.object({
    id: z.string(),
    metadata: z.object({ submittedAt: z.iso.datetime() }),
  }),
  /** Left out while a worker has it. */
  analysis: z.optional(analysisSummarySchema),
  /** Since when a worker has it. */
  since: z.optional(z.iso.datetime()),
  /** Only while a worker makes a report that a language model writes; absent from older servers. */
  stepsDone: z.optional(stepsDoneSchema),
});
export type ReportRow = z.infer<typeof reportRowSchema>;

/** Details of a company that nobody has confirmed yet. */
export const unconfirmedDetailsSchema = z.object({
  responseId: z.string(),
  submittedAt: z.iso.datetime(),
  name: z.string(),
  ownerFirstName: z.string(),
  ownerLastName: z.string(),
  ownerPhone: z.string(),
  industry: z.string(),
  country: z.string(),
});
export type UnconfirmedDetails = z.infer<typeof unconfirmedDetailsSchema>;

/** Whether the details of a company are its owner's, as an opened link or a coach has proved. */
export const confirmationSchema = z.object({
  /** Whether a link that was mailed to the address has been opened, or a coach confirmed it. */
  isConfirmed: z.boolean(),
  /** The newest submission, where it is not the confirmed one. */
  unconfirmed: z.nullable(unconfirmedDetailsSchema),
});
export type Confirmation = z.infer<typeof confirmationSchema>;

/** The reply to GET /api/admin/companies/{id}; the newest report first. */
export const companyDetailSchema = z.object({
  company: fullCompanySchema,
  reports: z.array(reportRowSchema),
  /** Absent from older servers. */
  confirmation: z.optional(confirmationSchema),
});
export type CompanyDetail = z.infer<typeof companyDetailSchema>;

export const commentSchema = z.object({
  id: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  user: z.object({
    username: z.string(),
    /** Null where the coach gave none; absent from older servers. */
    displayName: z.optional(z.nullable(z.string())),
  }),
  /** From 1; each correction adds one. */
  version: z.number(),
  /** When it was last corrected; null where it never was. */
  correctedAt: z.nullable(z.iso.datetime()),
  /** Whether the reader wrote it, and so may correct or delete it. */
  isOwn: z.boolean(),
});
export type Comment = z.infer<typeof commentSchema>;

/** The reply to GET /api/admin/analysis/{id}/comments; the oldest first. */
export const commentsSchema = z.array(commentSchema);

export const resendEmailReplySchema = z.object({ message: z.string(), emailSentTo: z.string() });
export type ResendEmailReply = z.infer<typeof resendEmailReplySchema>;

/** How many reports' newest mails failed at a time or later. */
export const failedMailsCountSchema = z.object({ count: z.number() });
export type FailedMailsCount = z.infer<typeof failedMailsCountSchema>;

/** How many of them are sent again. */
export const resentMailsReplySchema = z.object({ resent: z.number() });
export type ResentMailsReply = z.infer<typeof resentMailsReplySchema>;

/** What a repair found and fixed. */
export const maintenanceResultSchema = z.object({
  summary: z.object({
    totalFixed: z.number(),
    responsesWithoutAnalysis: z.number(),
    analysisStuckInProcessing: z.number(),
  }),
});
export type MaintenanceResult = z.infer<typeof maintenanceResultSchema>;
