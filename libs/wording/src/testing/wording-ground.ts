import type { Questionnaire, ReportContent } from '@ellac/contracts';
import { diagnose } from '@ellac/diagnosis/parts';
import { type Business, businessOf, writeReport } from '@ellac/report-text';
import { factsPackOf } from '../facts/facts-pack.js';
import type { FactsPack } from '../facts/fact.js';
import type { PartTask } from '../tasks/part-task.js';
import { partTasksOf } from '../tasks/part-tasks.js';
import { summaryTaskOf } from '../tasks/summary-task.js';
import { madeOnce, someDay } from '@ellac/diagnosis/testing';

/** A business and the facts pack that a language model gets. */
export interface WordingGround {
  readonly questionnaire: Questionnaire;
  readonly business: Business;
  /** As the rules wrote it. */
  readonly report: ReportContent;
  readonly pack: FactsPack;
  /** The five parts and the summary. */
  readonly tasks: readonly PartTask[];
}

/** Everything that the wording of a report starts from. */
export function wordingGroundOf(
  questionnaire: Questionnaire,
  told: readonly string[] = [],
): WordingGround {
  const diagnosis = diagnose(questionnaire, someDay);
  const business = businessOf(questionnaire, diagnosis, someDay);
  const report = writeReport(questionnaire, diagnosis, someDay);
  const pack = factsPackOf(business, report);
  const tasks = [
    ...partTasksOf(pack, business, report),
    summaryTaskOf(pack, business, report, told),
  ];
  return { questionnaire, business, report, pack, tasks };
}

/** The same, once for all properties that draw a questionnaire; it must not be mutated. */
export const groundOn = madeOnce((questionnaire: Questionnaire) => wordingGroundOf(questionnaire));
