import type { Questionnaire } from '@ellac/contracts';

/** Adds which version of the privacy notice the owner agreed to, if one was shown. */
export const withConsent = (answers: Questionnaire, version: string | null): Questionnaire =>
  version === null ? answers : { ...answers, meta: { ...answers.meta, consent: { version } } };
