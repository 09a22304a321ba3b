import type { CompanyQuery } from './desk/desk-records.js';
import type { SheetFormat } from './desk/company-sheet.js';
import type { AuditQuery } from './desk/audit.js';
import type { NeedKind } from './desk/overview.js';
import { questionnairePaths } from './questionnaire-paths.js';

const segment = encodeURIComponent;

const withToken = (path: string, token: string | null): string =>
  token === null ? path : `${path}?token=${segment(token)}`;

function withQuery(path: string, query: CompanyQuery | AuditQuery): string {
  const given = Object.entries(query).map(([name, value]) => `${name}=${segment(String(value))}`);
  return given.length === 0 ? path : `${path}?${given.join('&')}`;
}

/** Every call of the API, by its path; a value in a path is encoded here and nowhere else. */
export const apiPaths = {
  ...questionnairePaths,
  user: '/api/user',
  login: '/api/login',
  /** Leads to the provider of identities, and from there to a page of the desk. */
  oidc: (page: string) => `/api/login/oidc?to=${segment(page)}`,
  oidcCallback: '/api/login/oidc/callback',
  oidcCode: '/api/login/oidc/code',
  logout: '/api/logout',
  verifyReport: (reportId: string, token: string) =>
    withToken(`/api/verify-report/${segment(reportId)}`, token),
  notMe: (reportId: string) => `/api/verify-report/${segment(reportId)}/not-me`,
  analysis: (reportId: string, token: string | null) =>
    withToken(`/api/analysis/${segment(reportId)}`, token),
  whatIf: (reportId: string, token: string | null) =>
    withToken(`/api/analysis/${segment(reportId)}/what-if`, token),
  ticks: (reportId: string, token: string | null) =>
    withToken(`/api/analysis/${segment(reportId)}/ticks`, token),
  tick: (reportId: string, stepId: string, token: string | null) =>
    withToken(`/api/analysis/${segment(reportId)}/ticks/${segment(stepId)}`, token),
  planShares: (reportId: string, token: string | null) =>
    withToken(`/api/analysis/${segment(reportId)}/plan-shares`, token),
  planShare: (reportId: string, shareId: string, token: string | null) =>
    withToken(`/api/analysis/${segment(reportId)}/plan-shares/${segment(shareId)}`, token),
  sharedPlan: (reportId: string, share: string) =>
    `/api/shared-plans/${segment(reportId)}?share=${segment(share)}`,
  adminExampleDataButton: '/api/admin/settings/example-data-button',
  adminCompanies: (query: CompanyQuery = {}) => withQuery('/api/admin/companies', query),
  adminCompany: (companyId: string) => `/api/admin/companies/${segment(companyId)}`,
  adminCompanyTrash: (companyId: string) => `/api/admin/companies/${segment(companyId)}/trash`,
  adminConfirmDetails: (companyId: string) =>
    `/api/admin/companies/${segment(companyId)}/confirm-details`,
  adminCommentsOf: (reportId: string) => `/api/admin/analysis/${segment(reportId)}/comments`,
  adminComments: '/api/admin/comments',
  adminComment: (commentId: string) => `/api/admin/comments/${segment(commentId)}`,
  adminRegenerate: (reportId: string) => `/api/admin/analysis/${segment(reportId)}/regenerate`,
  adminUpdateEmail: (reportId: string) => `/api/admin/analysis/${segment(reportId)}/update-email`,
  adminOtherReports: (reportId: string) => `/api/admin/analysis/${segment(reportId)}/other-reports`,
  adminResendEmail: (reportId: string) => `/api/admin/analysis/${segment(reportId)}/resend-email`,
  adminMailStop: (reportId: string) => `/api/admin/analysis/${segment(reportId)}/mail-stop`,
  adminFixStuck: '/api/admin/analysis/fix-stuck-processing',
  adminOverview: '/api/admin/overview',
  adminInboxMark: (kind: NeedKind, responseId: string) =>
    `/api/admin/inbox/${segment(kind)}/${segment(responseId)}`,
  adminSavedViews: '/api/admin/saved-views',
  adminSavedView: (viewId: string) => `/api/admin/saved-views/${segment(viewId)}`,
  adminCompanySheet: (format: SheetFormat, query: CompanyQuery = {}) =>
    withQuery(`/api/admin/companies.${format}`, query),
  adminCompanyExport: (companyId: string) => `/api/admin/companies/${segment(companyId)}/export`,
  adminComparison: (
    companyId: string,
    pair?: { readonly earlier: string; readonly later: string },
  ) =>
    `/api/admin/companies/${segment(companyId)}/comparison${
      pair === undefined ? '' : `?earlier=${segment(pair.earlier)}&later=${segment(pair.later)}`
    }`,
  adminCompare: (companyIds: readonly string[]) =>
    `/api/admin/comparison?companies=${companyIds.map(segment).join(',')}`,
  adminActivity: (companyId: string) => `/api/admin/companies/${segment(companyId)}/activity`,
  adminNotesOf: (companyId: string) => `/api/admin/companies/${segment(companyId)}/notes`,
  adminNote: (noteId: string) => `/api/admin/notes/${segment(noteId)}`,
  adminNoteVersions: (noteId: string) => `/api/admin/notes/${segment(noteId)}/versions`,
  adminReport: (reportId: string) => `/api/admin/analysis/${segment(reportId)}`,
  adminAudit: (query: AuditQuery = {}) => withQuery('/api/admin/audit', query),
  adminAuditExport: '/api/admin/audit.jsonl',
  adminHealth: '/api/admin/health',
  adminSystem: '/api/admin/system',
  adminTestMail: '/api/admin/system/test-mail',
  adminPersonalDataFind: '/api/admin/personal-data/find',
  adminPersonalDataExport: '/api/admin/personal-data/export',
  adminPersonalDataErase: '/api/admin/personal-data/erase',
  adminFailedMails: (since: string) => `/api/admin/failed-mails?since=${segment(since)}`,
  adminResendFailedMails: '/api/admin/failed-mails/resend',
  adminQueues: '/api/admin/queues',
  adminUsers: '/api/admin/users',
  adminUser: (userId: string) => `/api/admin/users/${segment(userId)}`,
  adminUserRole: (userId: string) => `/api/admin/users/${segment(userId)}/role`,
  adminUserDisabled: (userId: string) => `/api/admin/users/${segment(userId)}/disabled`,
  adminUserInvitation: (userId: string) => `/api/admin/users/${segment(userId)}/invitation`,
  forgottenPassword: '/api/forgotten-password',
  passwordLink: '/api/password-link',
  email: '/api/user/email',
  openApi: '/api/openapi.json',
  password: '/api/user/password',
  displayName: '/api/user/display-name',
  secondFactor: '/api/user/second-factor',
  secondFactorOff: '/api/user/second-factor/off',
  recoveryCodes: '/api/user/second-factor/recovery-codes',
  ownSessions: '/api/user/sessions',
  ownSession: (sessionId: string) => `/api/user/sessions/${segment(sessionId)}`,
  live: '/api/health/live',
  ready: '/api/health/ready',
} as const;

/** The pages a person opens. */
export const pagePaths = {
  questionnaire: '/',
  verifyReport: (reportId: string, token: string) =>
    withToken(`/verify-report/${segment(reportId)}`, token),
  /** Where somebody who is not the owner stops the mails. */
  notMe: (reportId: string, token: string) =>
    `${withToken(`/verify-report/${segment(reportId)}`, token)}&not-me=1`,
  results: (reportId: string, token: string | null) =>
    withToken(`/results/${segment(reportId)}`, token),
  sharedPlan: (reportId: string, share: string) =>
    `/results/${segment(reportId)}?share=${segment(share)}`,
  admin: '/admin',
  adminSettings: '/admin#settings',
  adminTrash: '/admin?view=trash',
  adminInbox: '/admin/inbox',
  adminInsights: '/admin/insights',
  adminCompany: (companyId: string) => `/admin/companies/${segment(companyId)}`,
  adminCompare: (companyIds: readonly string[]) =>
    `/admin/compare?companies=${companyIds.map(segment).join(',')}`,
  adminAudit: '/admin/audit',
  adminSystem: '/admin/system',
  adminUsers: '/admin/users',
  adminAccount: '/admin/account',
  /** The token stands behind the `#`, so that no server and no log gets it with the page. */
  setPassword: (token: string) => `/admin/set-password#${segment(token)}`,
  adminResults: (reportId: string) => `/admin/results/${segment(reportId)}`,
} as const;
