import {
  activitySchema,
  analysisSchema,
  analystSettingSchema,
  auditPageSchema,
  commentSchema,
  commentsSchema,
  companiesComparisonSchema,
  companyDetailSchema,
  companyPageSchema,
  comparisonReplySchema,
  currentUserSchema,
  exampleDataSettingSchema,
  failedMailsCountSchema,
  findingSchema,
  listedCompanySchema,
  maintenanceResultSchema,
  messageReplySchema,
  newPlanShareSchema,
  newSecondFactorSchema,
  noteSchema,
  notesSchema,
  otherReportsSchema,
  noteVersionsSchema,
  overviewSchema,
  ownSessionsSchema,
  planSharesSchema,
  progressSchema,
  recoveryCodesSchema,
  reportRecordSchema,
  resendEmailReplySchema,
  resentMailsReplySchema,
  savedViewSchema,
  savedViewsSchema,
  secondFactorSchema,
  sharedPlanSchema,
  stepTicksSchema,
  submitReplySchema,
  systemSchema,
  whatIfReplySchema,
  z,
} from '@ellac/contracts';
import type { ContractSchema } from './contract-schema.js';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const partStatuses = ['up', 'degraded', 'down'] as const;

/** Whether a process is ready, as operators' tools read it. */
const readySchema = z.object({ status: z.enum(['ok', 'degraded', 'down']) });

/** The same with each part, for the desk. */
const readinessSchema = z.extend(readySchema, {
  parts: z.record(
    z.string(),
    z.object({ status: z.enum(partStatuses), note: z.optional(z.string()) }),
  ),
});

/** Replies that have their own form whatever their status is, each by its route. */
export const healthReplies: Readonly<Partial<Record<string, ContractSchema>>> = {
  'GET /api/health/live': z.object({ status: z.enum(['ok', 'blind']) }),
  'GET /api/health/ready': readySchema,
};

/** The schemas of each route's successful reply in JSON; exports are sent as files. */
export const replies: Readonly<
  Partial<Record<string, ContractSchema | readonly ContractSchema[]>>
> = {
  'GET /api/user': currentUserSchema,
  'PUT /api/user/display-name': currentUserSchema,
  'PUT /api/user/password': messageReplySchema,
  'GET /api/user/second-factor': secondFactorSchema,
  'POST /api/user/second-factor': newSecondFactorSchema,
  'PUT /api/user/second-factor': recoveryCodesSchema,
  'POST /api/user/second-factor/off': messageReplySchema,
  'GET /api/user/sessions': ownSessionsSchema,
  'POST /api/login': currentUserSchema,
  'POST /api/logout': messageReplySchema,
  'POST /api/questionnaire/submit': submitReplySchema,
  'GET /api/questionnaire/progress/:responseId': progressSchema,
  'POST /api/resend-verification': messageReplySchema,
  'GET /api/verify-report/:reportId': messageReplySchema,
  'POST /api/verify-report/:reportId/not-me': messageReplySchema,
  'GET /api/analysis/:reportId': analysisSchema,
  'GET /api/analysis/:reportId/plan-shares': planSharesSchema,
  'POST /api/analysis/:reportId/plan-shares': newPlanShareSchema,
  'DELETE /api/analysis/:reportId/plan-shares/:shareId': planSharesSchema,
  'GET /api/shared-plans/:reportId': sharedPlanSchema,
  'GET /api/analysis/:reportId/ticks': stepTicksSchema,
  'PUT /api/analysis/:reportId/ticks/:stepId': stepTicksSchema,
  'POST /api/analysis/:reportId/what-if': whatIfReplySchema,
  'GET /api/settings/example-data-button': exampleDataSettingSchema,
  'GET /api/settings/analyst': analystSettingSchema,
  'GET /api/admin/settings/example-data-button': exampleDataSettingSchema,
  'POST /api/admin/settings/example-data-button': exampleDataSettingSchema,
  'GET /api/admin/companies': [companyPageSchema, z.array(listedCompanySchema)],
  'GET /api/admin/companies/:id': companyDetailSchema,
  'DELETE /api/admin/companies/:id': messageReplySchema,
  'PUT /api/admin/companies/:id/trash': messageReplySchema,
  'DELETE /api/admin/companies/:id/trash': messageReplySchema,
  'POST /api/admin/companies/:id/confirm-details': messageReplySchema,
  'GET /api/admin/companies/:id/comparison': comparisonReplySchema,
  'GET /api/admin/comparison': companiesComparisonSchema,
  'GET /api/admin/analysis/:reportId': reportRecordSchema,
  'GET /api/admin/analysis/:reportId/comments': commentsSchema,
  'POST /api/admin/analysis/:analysisId/regenerate': messageReplySchema,
  'POST /api/admin/analysis/:analysisId/update-email': messageReplySchema,
  'GET /api/admin/analysis/:analysisId/other-reports': otherReportsSchema,
  'POST /api/admin/analysis/:analysisId/resend-email': resendEmailReplySchema,
  'DELETE /api/admin/analysis/:analysisId/mail-stop': messageReplySchema,
  'POST /api/admin/analysis/fix-stuck-processing': maintenanceResultSchema,
  'POST /api/admin/comments': commentSchema,
  'PATCH /api/admin/comments/:id': commentSchema,
  'DELETE /api/admin/comments/:id': messageReplySchema,
  'GET /api/admin/companies/:id/activity': activitySchema,
  'GET /api/admin/companies/:companyId/notes': notesSchema,
  'POST /api/admin/companies/:companyId/notes': noteSchema,
  'PATCH /api/admin/notes/:id': noteSchema,
  'DELETE /api/admin/notes/:id': messageReplySchema,
  'GET /api/admin/notes/:id/versions': noteVersionsSchema,
  'GET /api/admin/saved-views': savedViewsSchema,
  'POST /api/admin/saved-views': savedViewSchema,
  'PUT /api/admin/saved-views/:id': savedViewSchema,
  'DELETE /api/admin/saved-views/:id': messageReplySchema,
  'GET /api/admin/overview': overviewSchema,
  'PUT /api/admin/inbox/:kind/:responseId': messageReplySchema,
  'DELETE /api/admin/inbox/:kind/:responseId': messageReplySchema,
  'GET /api/admin/audit': auditPageSchema,
  'GET /api/admin/health': readinessSchema,
  'GET /api/admin/system': systemSchema,
  'POST /api/admin/system/test-mail': findingSchema,
  'GET /api/openapi.json': z.looseObject({ openapi: z.string() }),
  'GET /api/admin/failed-mails': failedMailsCountSchema,
  'POST /api/admin/failed-mails/resend': resentMailsReplySchema,
};

/** The types of the replies that are files. */
export const files: Readonly<Partial<Record<string, string>>> = {
  'GET /api/admin/companies.csv': 'text/csv',
  'POST /api/admin/companies.csv': 'text/csv',
  'GET /api/admin/companies.xlsx': sheetType,
  'POST /api/admin/companies.xlsx': sheetType,
  'GET /api/admin/companies/:id/export': 'application/json',
};
