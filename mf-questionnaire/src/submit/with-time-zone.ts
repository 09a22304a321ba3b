import { metaRules, type Questionnaire } from '@ellac/contracts';

/**
 * Adds the zone of the owner's device, in which the mail tells when its link expires. A browser that
 * names none, or only an offset, sends none.
 */
export function withTimeZone(answers: Questionnaire): Questionnaire {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return metaRules.timeZone.pattern.test(timeZone)
    ? { ...answers, meta: { ...answers.meta, timeZone } }
    : answers;
}
