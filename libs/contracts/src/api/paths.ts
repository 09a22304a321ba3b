const segment = encodeURIComponent;

const withToken = (path: string, token: string | null): string =>
  token === null ? path : `${path}?token=${segment(token)}`;

/** Every call of the API, by its path; a value in a path is encoded here and nowhere else. */
export const apiPaths = {
  user: '/api/user',
  login: '/api/login',
  logout: '/api/logout',
  submit: '/api/questionnaire/submit',
  resendVerification: '/api/resend-verification',
  verifyReport: (reportId: string, token: string) =>
    withToken(`/api/verify-report/${segment(reportId)}`, token),
  analysis: (reportId: string, token: string | null) =>
    withToken(`/api/analysis/${segment(reportId)}`, token),
  exampleDataButton: '/api/settings/example-data-button',
  adminExampleDataButton: '/api/admin/settings/example-data-button',
  live: '/api/health/live',
  ready: '/api/health/ready',
} as const;

/** The pages a person opens. */
export const pagePaths = {
  questionnaire: '/',
  verifyReport: (reportId: string, token: string) =>
    withToken(`/verify-report/${segment(reportId)}`, token),
  results: (reportId: string, token: string | null) =>
    withToken(`/results/${segment(reportId)}`, token),
  admin: '/admin',
} as const;
