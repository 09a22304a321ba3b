import { areas, type Questionnaire, type ScoredItem } from '@ellac/contracts';
import { aliases } from '../answers.js';
import type { Diagnosis } from '../diagnosis.js';
import { businessOf } from '../report/business.js';
import { criticalPathOf } from '../report/critical-path.js';
import { firstStepsOf } from '../report/first-steps.js';
import { earnedPoints, halfKnown, itemsOf, missingPoints } from '../report/levels.js';
import { planOf } from '../report/plan.js';
import { praised } from '../report/praise.js';
import { answerFactId } from './answer-facts.js';
import { completenessId, derivedFactId } from './derived-facts.js';
import type { FactsPack } from './facts.js';
import type { PartTask } from './part-task.js';
import { orderOf, taskOf } from './part-tasks.js';
import { areaScoreId, overallScoreId } from './score-facts.js';
import { sectionsOf } from './sections.js';

function factOfItem({ id }: ScoredItem): string[] {
  const alias = aliases.find((each) => each === id);
  const fact = alias === undefined ? derivedFactId(id) : answerFactId(alias);
  return fact === undefined ? [] : [fact];
}

const most = (
  items: readonly ScoredItem[],
  measure: (item: ScoredItem) => number,
): readonly ScoredItem[] =>
  [...items].sort((one, other) => measure(other) - measure(one)).slice(0, 1);

/** The answers of each area that bring most and that cost most. */
const telling = (diagnosis: Diagnosis): readonly ScoredItem[] =>
  areas.flatMap((area) => {
    const given = itemsOf(diagnosis, area).filter((item) => item.given);
    return [...most(praised(given, diagnosis), earnedPoints), ...most(given, missingPoints)];
  });

/** The last request: the summary of the parts, which are told as they stand in the report. */
export function summaryTaskOf(
  pack: FactsPack,
  questionnaire: Questionnaire,
  diagnosis: Diagnosis,
  told: readonly string[],
): PartTask {
  const plan = planOf(businessOf(questionnaire, diagnosis));
  const considerations = criticalPathOf(plan).map(({ id }) => id);
  const firstSteps = firstStepsOf(plan).map(({ id }) => id);
  const facts = [
    overallScoreId,
    ...areas.map(areaScoreId),
    completenessId,
    ...telling(diagnosis).flatMap(factOfItem),
  ];
  const ruleIds = [...considerations, ...firstSteps];
  return taskOf('summary', pack, ruleIds, new Set(facts), {
    considerations,
    order: orderOf(plan, pack, ruleIds),
    told,
    // Of answers that are mostly open the rules say just that.
    sections: diagnosis.readiness.completeness < halfKnown ? [] : sectionsOf.summary,
  });
}
