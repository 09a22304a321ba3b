/** Those messages that the questionnaire needs, so that its page does not load all of them. */
export const questionnaireMessages = {
  submitFailed: 'Failed to submit questionnaire',
  groupMissing: 'This part of the questionnaire is missing.',
  unknownField: 'This field is not known here.',
  invalidEmail: 'Invalid email address',
} as const;
