import type { Questionnaire } from '@ellac/contracts';
import type { ComparedReport } from '../side-by-side.js';
import { answersOf, notKnownOf, untouchedRatingsIn } from '../model/answers.js';
import { score } from '../model/scoring.js';

/** A questionnaire's report as far as it is compared; no sentence of it is written. */
export function comparedReport(id: string, questionnaire: Questionnaire): ComparedReport {
  const { scores, breakdown } = score(
    answersOf(questionnaire),
    notKnownOf(questionnaire),
    untouchedRatingsIn(questionnaire),
  );
  const content = { ...scores, scoreBreakdown: [...breakdown] };
  return { id, submittedAt: '2026-05-01T08:00:00.000Z', content };
}
