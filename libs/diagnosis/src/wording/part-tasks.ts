import { areas, type Questionnaire, type WordedPart } from '@ellac/contracts';
import type { Diagnosis } from '../diagnosis.js';
import { businessOf } from '../report/business.js';
import { planOf, type Plan } from '../report/plan.js';
import { completenessId } from './derived-facts.js';
import type { Fact, FactsPack, RuleFact } from './facts.js';
import type { PartTask } from './part-task.js';
import { partOfArea, partOfPath, partOfRule } from './parts.js';
import { areaScoreId, overallScoreId } from './score-facts.js';
import { sectionsOf } from './sections.js';

/** Where the owner's own words fit. */
const ownerWordsOfPart: Readonly<Record<WordedPart, readonly string[]>> = {
  systems: ['staff.training', 'staff.departments'],
  sales: [],
  leadership: ['qualitative.challenges'],
  growth: ['qualitative.opportunities'],
  plan: ['growth.strategy'],
  summary: ['qualitative.vision'],
};

type Lists = Pick<PartTask, 'gaps' | 'strengths' | 'recommendations' | 'considerations' | 'told'>;

const nothing: Lists = {
  gaps: [],
  strengths: [],
  recommendations: [],
  considerations: [],
  told: [],
};

/** One request, with the facts that its rules read and those that are named beside them. */
export function taskOf(
  part: WordedPart,
  pack: FactsPack,
  ruleIds: readonly string[],
  factIds: ReadonlySet<string>,
  lists: Partial<Lists>,
): PartTask {
  const rules = pack.rules.filter(({ id }) => ruleIds.includes(id));
  const read = new Set([...factIds, ...rules.flatMap(({ inputs }) => inputs)]);
  // Where answers are open, that itself is what there is to say.
  if (pack.judgement.completeness < 100) read.add(completenessId);
  return {
    part,
    facts: pack.facts.filter(({ id }) => read.has(id)),
    rules,
    ownerWords: pack.ownerWords.filter(({ path }) => ownerWordsOfPart[part].includes(path)),
    judgement: pack.judgement,
    names: pack.names,
    kind: pack.kind,
    sections: sectionsOf[part],
    ...nothing,
    ...lists,
  };
}

/** Answers of the part and what is worked out from them; not the scores, which speak of many. */
const isOfPart =
  (part: WordedPart) =>
  ({ id, paths }: Fact): boolean =>
    /^[ED]/.test(id) && paths[0] !== undefined && partOfPath(paths[0]) === part;

function answersTask(part: WordedPart, pack: FactsPack, plan: Plan): PartTask {
  const own = ({ id }: Pick<RuleFact, 'id'>) => partOfRule(id) === part;
  const gaps = areas
    .flatMap((area) => plan.steps[area])
    .filter((step) => step.gap !== undefined)
    .filter(own);
  const strengths = plan.strengths.filter(own);
  const area = areas.find((each) => partOfArea[each] === part);
  const facts = new Set(pack.facts.filter(isOfPart(part)).map(({ id }) => id));
  if (area !== undefined) facts.add(areaScoreId(area));
  const lists = { gaps: gaps.map(({ id }) => id), strengths: strengths.map(({ id }) => id) };
  return taskOf(part, pack, [...lists.gaps, ...lists.strengths], facts, lists);
}

function planTask(pack: FactsPack, plan: Plan): PartTask {
  const recommendations = areas.flatMap((area) => plan.steps[area].map(({ id }) => id));
  return taskOf('plan', pack, recommendations, new Set([overallScoreId]), { recommendations });
}

/** The five requests that the rules alone decide on, in their order. */
export function partTasksOf(
  pack: FactsPack,
  questionnaire: Questionnaire,
  diagnosis: Diagnosis,
): readonly PartTask[] {
  const plan = planOf(businessOf(questionnaire, diagnosis));
  return [
    answersTask('systems', pack, plan),
    answersTask('sales', pack, plan),
    answersTask('leadership', pack, plan),
    answersTask('growth', pack, plan),
    planTask(pack, plan),
  ];
}
