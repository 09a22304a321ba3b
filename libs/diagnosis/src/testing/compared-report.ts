import type { Questionnaire } from '@ellac/contracts';
import type { ComparedReport } from '../side-by-side.js';
import { diagnose } from '../diagnose.js';
import { someDay } from './some-day.js';

/** A questionnaire's report as far as it is compared; no sentence of it is written. */
export function comparedReport(id: string, questionnaire: Questionnaire): ComparedReport {
  const { scores, breakdown } = diagnose(questionnaire, someDay);
  const content = { ...scores, scoreBreakdown: [...breakdown] };
  return { id, submittedAt: '2026-05-01T08:00:00.000Z', content };
}
