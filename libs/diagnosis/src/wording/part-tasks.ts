import { areas, type Area, type Questionnaire, type WordedPart } from '@ellac/contracts';
import type { Diagnosis } from '../diagnosis.js';
import { businessOf } from '../report/business.js';
import { halfKnown, itemsOf, knownShare } from '../report/levels.js';
import { firstStepsOf } from '../report/first-steps.js';
import { planOf, type Plan } from '../report/plan.js';
import { completenessId } from './derived-facts.js';
import type { Fact, FactsPack, RuleFact } from './facts.js';
import type { PartTask } from './part-task.js';
import { partOfArea, partOfPath, partOfRule, type AnswerPart } from './parts.js';
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

type Asked = Pick<
  PartTask,
  'sections' | 'gaps' | 'strengths' | 'recommendations' | 'considerations' | 'order' | 'told'
>;

const nothing: Asked = {
  sections: [],
  gaps: [],
  strengths: [],
  recommendations: [],
  considerations: [],
  order: [],
  told: [],
};

/** The steps with these rules as they should begin: what to begin with, and then the rest. */
export function orderOf(plan: Plan, pack: FactsPack, ruleIds: readonly string[]): string[] {
  const steps = new Set([...firstStepsOf(plan), ...plan.inOrder].map(({ id }) => id));
  return [...steps]
    .filter((id) => ruleIds.includes(id))
    .flatMap((id) => pack.rules.filter((rule) => rule.id === id).map(({ step }) => step));
}

/** One request, with the facts that its rules read and those that are named beside them. */
export function taskOf(
  part: WordedPart,
  pack: FactsPack,
  ruleIds: readonly string[],
  factIds: ReadonlySet<string>,
  asked: Partial<Asked>,
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
    ...nothing,
    ...asked,
  };
}

/** Answers of the part and what is worked out from them; not the scores, which speak of many. */
const isOfPart =
  (part: WordedPart) =>
  ({ id, paths }: Fact): boolean =>
    /^[ED]/.test(id) && paths[0] !== undefined && partOfPath(paths[0]) === part;

/** Of what is mostly open the rules say just that, and there is nothing else to word. */
const isMostlyOpen = (
  area: Area | undefined,
  facts: readonly Fact[],
  diagnosis: Diagnosis,
): boolean =>
  area === undefined ? facts.length === 0 : knownShare(itemsOf(diagnosis, area)) < halfKnown;

function answersTask(
  part: AnswerPart,
  pack: FactsPack,
  plan: Plan,
  diagnosis: Diagnosis,
): PartTask {
  const own = ({ id }: Pick<RuleFact, 'id'>) => partOfRule(id) === part;
  const gaps = areas
    .flatMap((area) => plan.steps[area])
    .filter((step) => step.gap !== undefined)
    .filter(own);
  const strengths = plan.strengths.filter(own);
  const area = areas.find((each) => partOfArea[each] === part);
  const answers = pack.facts.filter(isOfPart(part));
  const facts = new Set(answers.map(({ id }) => id));
  if (area !== undefined) facts.add(areaScoreId(area));
  const lists = { gaps: gaps.map(({ id }) => id), strengths: strengths.map(({ id }) => id) };
  return taskOf(part, pack, [...lists.gaps, ...lists.strengths], facts, {
    ...lists,
    sections: isMostlyOpen(area, answers, diagnosis) ? [] : sectionsOf[part],
  });
}

function planTask(pack: FactsPack, plan: Plan): PartTask {
  const recommendations = areas.flatMap((area) => plan.steps[area].map(({ id }) => id));
  return taskOf('plan', pack, recommendations, new Set([overallScoreId]), {
    recommendations,
    order: orderOf(plan, pack, recommendations),
    sections: sectionsOf.plan,
  });
}

/**
 * The five requests that the rules alone decide on, in their order. One that asks for nothing has
 * neither sections nor rules.
 */
export function partTasksOf(
  pack: FactsPack,
  questionnaire: Questionnaire,
  diagnosis: Diagnosis,
): readonly PartTask[] {
  const plan = planOf(businessOf(questionnaire, diagnosis));
  const answersOf = (part: AnswerPart) => answersTask(part, pack, plan, diagnosis);
  return [
    answersOf('systems'),
    answersOf('sales'),
    answersOf('leadership'),
    answersOf('growth'),
    planTask(pack, plan),
  ];
}
