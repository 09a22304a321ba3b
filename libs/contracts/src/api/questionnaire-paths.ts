/** Those calls that the questionnaire makes, so that its page does not load all of them. */
export const questionnairePaths = {
  submit: '/api/questionnaire/submit',
  progress: (responseId: string) => `/api/questionnaire/progress/${encodeURIComponent(responseId)}`,
  resendVerification: '/api/resend-verification',
  exampleDataButton: '/api/settings/example-data-button',
  analystSetting: '/api/settings/analyst',
} as const;
