import type { Questionnaire, ReportContent } from '@ellac/contracts';
import { diagnose } from '../diagnose.js';
import { businessOf, type Business } from '../report/business.js';
import { writeReport } from '../report/write-report.js';
import { factsPackOf } from '../wording/facts-pack.js';
import type { FactsPack } from '../wording/facts.js';
import type { PartTask } from '../wording/part-task.js';
import { partTasksOf } from '../wording/part-tasks.js';
import { summaryTaskOf } from '../wording/summary-task.js';
import { someDay } from './some-day.js';

/** A business with what a language model is told of it. */
export interface WordingGround {
  readonly questionnaire: Questionnaire;
  readonly business: Business;
  /** As the rules wrote it. */
  readonly report: ReportContent;
  readonly pack: FactsPack;
  /** The five parts and the summary. */
  readonly tasks: readonly PartTask[];
}

/** All that wording a report begins with. */
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
