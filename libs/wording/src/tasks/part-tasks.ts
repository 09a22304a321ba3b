import { areas, type Area, type ReportContent, type WordedPart } from '@ellac/contracts';
import type { Diagnosis } from '@ellac/diagnosis/parts';
import { type Business, halfKnown, itemsOf, knownShare } from '@ellac/report-text';
import { completenessId } from '../facts/figures/derived-facts.js';
import type { Fact, FactsPack, OwnerWords } from '../facts/fact.js';
import { moneyOfFact } from '../facts/figures/money-facts.js';
import type { PartTask } from './part-task.js';
import {
  partOfArea,
  partOfMoney,
  partOfPath,
  partOfRule,
  type AnswerPart,
} from './wording-parts.js';
import { areaScoreId, overallScoreId } from '../facts/figures/score-facts.js';
import { sectionsOf } from './sections.js';

type Asked = Pick<
  PartTask,
  | 'considerations'
  | 'gaps'
  | 'highlights'
  | 'order'
  | 'recommendations'
  | 'sections'
  | 'strengths'
  | 'told'
  | 'weaknesses'
>;

const nothing: Asked = {
  sections: [],
  gaps: [],
  recommendations: [],
  strengths: [],
  weaknesses: [],
  highlights: [],
  considerations: [],
  order: [],
  told: [],
};

/** The ids of a list of the report that rules of the pack stand behind, each once. */
const idsIn = (list: readonly { readonly ruleId: string }[], { rules }: FactsPack): string[] => {
  const ids = new Set(list.map(({ ruleId }) => ruleId));
  return [...ids].filter((id) => rules.some((rule) => rule.id === id));
};

/** The steps of the plan as they should begin. */
const orderOf = ({ picture, rules }: FactsPack, ids: readonly string[]): readonly string[] => {
  const first = picture.firstSteps.map(({ step }) => step);
  const others = rules.filter(({ id }) => ids.includes(id)).map(({ step }) => step);
  return [...new Set([...first, ...others])];
};

const withoutQuote = ({ id, path, question, text, isSuspicious }: OwnerWords): OwnerWords => ({
  id,
  path,
  question,
  text,
  isSuspicious,
  quote: undefined,
});

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
  // Where answers are open, the text is about just that.
  if (pack.judgement.completeness < 100) read.add(completenessId);
  const isQuoting = part === 'summary';
  return {
    part,
    facts: pack.facts.filter(({ id }) => read.has(id)),
    rules,
    ownerWords: pack.ownerWords.map((words) => (isQuoting ? words : withoutQuote(words))),
    judgement: pack.judgement,
    picture: pack.picture,
    names: pack.names,
    kind: pack.kind,
    ...nothing,
    ...asked,
  };
}

/**
 * The part's answers and the values derived from them; not the scores, which concern many answers.
 */
const isOfPart =
  (part: WordedPart) =>
  ({ id, paths }: Fact): boolean =>
    /^[ED]/.test(id) && paths[0] !== undefined && partOfPath(paths[0]) === part;

/** The facts from the owner's own words, which belong to every part. */
const textFacts = ({ facts }: FactsPack): readonly string[] =>
  facts.filter(({ id }) => id.startsWith('T')).map(({ id }) => id);

/** The values of the money facts that this part may state; the summary states the others. */
const moneyOf = (part: AnswerPart, { picture, facts }: FactsPack, report: ReportContent) => {
  const onPage = new Set(report.page?.numbers.map(({ id }) => id));
  const { keyWeaknesses } = report.findings.overallFindings;
  const own = picture.money
    .filter(({ about }) => partOfMoney[about] === part && !onPage.has(about))
    .filter(({ text }) => !keyWeaknesses.includes(text))
    .map(({ id }) => id);
  return facts.filter(({ id }) => own.includes(moneyOfFact(id) ?? '')).map(({ id }) => id);
};

/** Where most answers are open, the rules only say so, and nothing needs wording. */
const isMostlyOpen = (area: Area, diagnosis: Diagnosis): boolean =>
  diagnosis.situation.id === 'too-little' || knownShare(itemsOf(diagnosis, area)) < halfKnown;

function answersTask(
  part: AnswerPart,
  pack: FactsPack,
  report: ReportContent,
  { diagnosis }: Business,
): PartTask {
  const { keyGaps, keyStrengths } = report.evidence;
  const isOwn = (id: string) => partOfRule(id) === part;
  const gaps = idsIn(
    areas.flatMap((area) => keyGaps[area]),
    pack,
  ).filter(isOwn);
  const strengths = idsIn(keyStrengths, pack).filter(isOwn);
  const area = areas.find((each) => partOfArea[each] === part);
  const facts = new Set([
    ...pack.facts.filter(isOfPart(part)).map(({ id }) => id),
    ...textFacts(pack),
    ...moneyOf(part, pack, report),
    ...(area === undefined ? [] : [areaScoreId(area)]),
  ]);
  return taskOf(part, pack, [...gaps, ...strengths], facts, {
    gaps,
    strengths,
    sections: area === undefined || isMostlyOpen(area, diagnosis) ? [] : sectionsOf[part],
  });
}

function planTask(pack: FactsPack, report: ReportContent, { diagnosis }: Business): PartTask {
  const { recommendations: evidence } = report.evidence;
  const recommendations = idsIn(
    areas.flatMap((area) => evidence[area]),
    pack,
  );
  const facts = new Set([overallScoreId, ...datesIn(pack), ...textFacts(pack)]);
  return taskOf('plan', pack, recommendations, facts, {
    recommendations,
    order: orderOf(pack, recommendations),
    sections: diagnosis.situation.id === 'too-little' ? [] : sectionsOf.plan,
  });
}

/** The dates of the first steps. */
export const datesIn = ({ facts }: FactsPack): readonly string[] =>
  facts.filter(({ id }) => id.startsWith('B')).map(({ id }) => id);

/**
 * The five requests that the rules alone decide on, in their order. One that asks for nothing has
 * neither sections nor rules.
 *
 * @param report as the rules wrote it
 */
export function partTasksOf(
  pack: FactsPack,
  business: Business,
  report: ReportContent,
): readonly PartTask[] {
  const answersOf = (part: AnswerPart) => answersTask(part, pack, report, business);
  return [
    answersOf('systems'),
    answersOf('sales'),
    answersOf('leadership'),
    answersOf('growth'),
    planTask(pack, report, business),
  ];
}
