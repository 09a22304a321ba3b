import {
  type AnalysisSummary,
  type CompanyDetail,
  type CompanyPage,
  type CompanyRecord,
  exampleQuestionnaire,
  type ListedCompany,
  type Need,
  type Overview,
  type ReportRecord,
  type ReportRow,
} from '@ellac/contracts';

const submittedAt = '2026-05-04T10:00:00.000Z';

export const aCompany = (changes: Partial<CompanyRecord> = {}): CompanyRecord => ({
  id: 'c1',
  name: 'Alder & Finch',
  ownerFirstName: 'Maren',
  ownerLastName: 'Finch',
  ownerEmail: 'maren@alder.example',
  industry: 'manufacturing',
  country: 'GB',
  responseCount: 2,
  createdAt: '2026-03-01T12:00:00.000Z',
  ...changes,
});

export const aListedCompany = (changes: Partial<ListedCompany> = {}): ListedCompany => ({
  ...aCompany(changes),
  newest: {
    submittedAt,
    generationStatus: 'completed',
    emailSendStatus: 'sent',
    overallScore: 6.4,
    band: 'in-transition',
    previousScore: null,
  },
  ...changes,
});

export const aPage = (items: ListedCompany[], changes: Partial<CompanyPage> = {}): CompanyPage => ({
  items,
  total: items.length,
  nextCursor: null,
  ...changes,
});

export const anAnalysis = (changes: Partial<AnalysisSummary> = {}): AnalysisSummary => ({
  id: 'r1',
  generationStatus: 'completed',
  generationError: null,
  emailSendStatus: 'sent',
  emailSentAt: '2026-05-04T10:00:05.000Z',
  emailSentTo: 'maren@alder.example',
  recipientEmail: 'maren@alder.example',
  emailError: null,
  businessScore: 5.1,
  leadershipScore: 6.2,
  contextScore: 7.9,
  overallScore: 6.4,
  band: 'in-transition',
  ...changes,
});

/** A report's row; without an analysis, a worker is processing it. */
export const aRow = (analysis?: AnalysisSummary, at = submittedAt): ReportRow => ({
  response: { id: `response of ${analysis?.id ?? 'none'}`, metadata: { submittedAt: at } },
  ...(analysis === undefined ? {} : { analysis }),
});

export const aDetail = (reports: ReportRow[]): CompanyDetail => ({
  company: { ...aCompany(), ownerPhone: '+44 117 496 0123' },
  reports,
});

export const aNeed = (changes: Partial<Need> = {}): Need => ({
  companyId: 'c1',
  companyName: 'Alder & Finch',
  responseId: 'q1',
  reportId: 'r1',
  at: '2026-05-04T10:00:00.000Z',
  reason: 'The analyst did not answer.',
  generationStatus: 'failed',
  recipientEmail: 'maren@alder.example',
  isCorrected: false,
  overallScore: null,
  band: null,
  previousScore: null,
  ...changes,
});

const none = { count: 0, newest: [] };

export const anOverview = (needs: Partial<Overview['needs']> = {}): Overview => ({
  lastVisit: '2026-05-01T08:00:00.000Z',
  analystPause: null,
  mailPause: null,
  lateBackupAt: null,
  needs: {
    failedAnalyses: none,
    failedMails: none,
    stuck: none,
    newSinceLastVisit: none,
    ...needs,
  },
  newCompanies: 0,
  lastDays: {
    submissions: 3,
    reportsCompleted: 2,
    mailsSent: 4,
    byDay: [{ day: '2026-05-04', submissions: 3 }],
  },
  scoreCounts: [0, 0, 0, 0, 0, 1, 2, 0, 0, 0],
  bandCounts: [{ band: 'in-transition', companies: 3 }],
});

export const aRecord = (changes: Partial<ReportRecord> = {}): ReportRecord => ({
  id: 'r1',
  company: { id: 'c1', name: 'Alder & Finch' },
  submittedAt,
  generationStatus: 'failed',
  generationError: 'The analyst did not answer.',
  attempt: 3,
  completedAt: null,
  overallScore: null,
  band: null,
  recipientEmail: 'maren@alder.example',
  ownerPhone: '+44 117 496 0123',
  answers: exampleQuestionnaire,
  provenance: null,
  situation: null,
  selfPerceptionGap: null,
  questions: [],
  textFacts: null,
  suspiciousAnswers: [],
  deliveries: [],
  readers: [],
  ...changes,
});
