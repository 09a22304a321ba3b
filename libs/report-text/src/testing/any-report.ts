import type { Questionnaire } from '@ellac/contracts';
import { diagnose } from '@ellac/diagnosis/parts';
import { anyQuestionnaire, madeOnce, someDay } from '@ellac/diagnosis/testing';
import { writeReport } from '../write-report.js';

/** The report on a questionnaire, with its diagnosis. All property tests share it. */
export const reportOn = madeOnce((questionnaire: Questionnaire) => {
  const diagnosis = diagnose(questionnaire, someDay);
  return { questionnaire, diagnosis, report: writeReport(questionnaire, diagnosis, someDay) };
});

export const anyReport = anyQuestionnaire.map(reportOn);
