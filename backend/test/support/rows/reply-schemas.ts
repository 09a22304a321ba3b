import { isDeepStrictEqual } from 'node:util';
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
  deskUsersSchema,
  errorBodySchema,
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
  passwordLinkReplySchema,
  personalDataSchema,
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
import type { NextFunction, Request, Response } from 'express';

/** What of zod is needed here. */
interface Schema {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: Error };
}

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

/** Replies that have their own form whatever their status is. */
const healthSchemas: Readonly<Partial<Record<string, Schema>>> = {
  'GET /api/health/live': z.object({ status: z.enum(['ok', 'blind']) }),
  'GET /api/health/ready': readySchema,
};

/** The schema of each route's successful response in JSON; exports are sent as files. */
const schemas: Readonly<Partial<Record<string, Schema | readonly Schema[]>>> = {
  'GET /api/user': currentUserSchema,
  'PUT /api/user/display-name': currentUserSchema,
  'PUT /api/user/email': currentUserSchema,
  'PUT /api/user/password': messageReplySchema,
  'GET /api/user/second-factor': secondFactorSchema,
  'POST /api/user/second-factor': newSecondFactorSchema,
  'PUT /api/user/second-factor': recoveryCodesSchema,
  'POST /api/user/second-factor/recovery-codes': recoveryCodesSchema,
  'POST /api/user/second-factor/off': messageReplySchema,
  'GET /api/user/sessions': ownSessionsSchema,
  'POST /api/login': currentUserSchema,
  'POST /api/logout': messageReplySchema,
  'POST /api/forgotten-password': messageReplySchema,
  'POST /api/password-link': passwordLinkReplySchema,
  'PUT /api/password-link': messageReplySchema,
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
  'POST /api/admin/personal-data/find': personalDataSchema,
  'POST /api/admin/personal-data/erase': personalDataSchema,
  'GET /api/admin/overview': overviewSchema,
  'PUT /api/admin/inbox/:kind/:responseId': messageReplySchema,
  'DELETE /api/admin/inbox/:kind/:responseId': messageReplySchema,
  'GET /api/admin/audit': auditPageSchema,
  'GET /api/admin/users': deskUsersSchema,
  'POST /api/admin/users': messageReplySchema,
  'DELETE /api/admin/users/:id': messageReplySchema,
  'POST /api/admin/users/:id/invitation': messageReplySchema,
  'PUT /api/admin/users/:id/role': deskUsersSchema,
  'PUT /api/admin/users/:id/disabled': deskUsersSchema,
  'GET /api/admin/health': readinessSchema,
  'GET /api/admin/system': systemSchema,
  'POST /api/admin/system/test-mail': findingSchema,
  'GET /api/admin/failed-mails': failedMailsCountSchema,
  'POST /api/admin/failed-mails/resend': resentMailsReplySchema,
};

/** Why a response does not match the contract; null where it does. */
function faultOf(route: string, status: number, body: unknown): string | null {
  const schema = healthSchemas[route] ?? (status < 400 ? schemas[route] : errorBodySchema);
  if (schema === undefined) return `${route} has no schema in reply-schemas.ts`;
  // As it goes over the wire.
  const sent: unknown = JSON.parse(JSON.stringify(body));
  const results = [schema].flat().map((each) => each.safeParse(sent));
  // A schema drops unknown keys, and an unknown key must not leave the server.
  if (results.some(({ success, data }) => success && isDeepStrictEqual(data, sent))) return null;
  const [first] = results;
  return `${route} answers what its contract does not know: ${first?.error?.message ?? JSON.stringify(sent)}`;
}

/**
 * Fails each request whose response does not match its contract, and with it the test that made the
 * request.
 */
export function checkReplies(request: Request, response: Response, next: NextFunction): void {
  const json = response.json.bind(response);
  response.json = (body: unknown) => {
    const { path } = (request.route ?? { path: request.path }) as { path: string };
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const fault = faultOf(`${method} ${path}`, response.statusCode, body);
    if (fault === null) return json(body);
    console.error(fault);
    return response.status(599).type('text').send(fault);
  };
  next();
}
