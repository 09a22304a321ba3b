/** Sentences that stand in the specification or are said on both sides of the wire. */
export const messages = {
  submitted: 'Questionnaire submitted successfully',
  submitFailed: 'Failed to submit questionnaire',
  submitRefused: 'Please correct the marked answers and send the questionnaire again.',
  groupMissing: 'This part of the questionnaire is missing.',
  tooDeep: 'The request is nested too deeply.',
  unknownField: 'This field is not part of the questionnaire.',
  resendAnswer: 'If a report belongs to this address, a new verification link is on its way to it.',
  linkExpired: 'This link has expired. Please request a new one.',
  linkInvalid: 'This link is not valid. Please request a new one.',
  linkMissing: 'Verification token is missing',
  accessVerified: 'Access verified',
  reportUnauthorized: 'Unauthorized: You do not have permission to access this report.',
  reportNotReady: 'This report is not ready yet. You get an e-mail as soon as it is.',
  reportNotFound: 'There is no such report.',
  invalidEmail: 'Invalid email address',
} as const;
