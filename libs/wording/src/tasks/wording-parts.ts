import type { AnswerPath, Area, GroupName, WordedPart } from '@ellac/contracts';
import {
  type Alias,
  answerPathOf,
  factGaps,
  gaps,
  type MoneyId,
  scoredItems,
  strengths,
} from '@ellac/diagnosis/parts';

/** The parts on answers; the plan and the summary are about the consequences of the answers. */
export type AnswerPart = Exclude<WordedPart, 'plan' | 'summary'>;

const partOfGroup: Readonly<Record<Exclude<GroupName, 'documents' | 'qualitative'>, AnswerPart>> = {
  company_info: 'leadership',
  financial: 'growth',
  staff: 'systems',
  business_assessment: 'systems',
  leadership_assessment: 'leadership',
  context_assessment: 'growth',
  specialization: 'systems',
  sales: 'sales',
  customer: 'sales',
  owner_dependency: 'leadership',
  growth: 'growth',
};

type DocumentPath = Extract<AnswerPath, `documents.${string}`>;

const partOfDocument: Readonly<Record<DocumentPath, AnswerPart>> = {
  'documents.businessPlan': 'leadership',
  'documents.marketAnalysis': 'growth',
  'documents.financialStatements': 'systems',
  'documents.orgChart': 'systems',
  'documents.processDocumentation': 'systems',
};

/** The part that words the findings and conclusions of an area; sales runs through all three. */
export const partOfArea = {
  systems: 'systems',
  leadership: 'leadership',
  market: 'growth',
} as const satisfies Readonly<Record<Area, AnswerPart>>;

const isDocument = (path: AnswerPath): path is DocumentPath => path in partOfDocument;

/** The part that speaks of an answer. */
export function partOfPath(path: AnswerPath): AnswerPart {
  if (isDocument(path)) return partOfDocument[path];
  const [group = ''] = path.split('.');
  return partOfGroup[group as keyof typeof partOfGroup];
}

const scored = new Set<Alias>(scoredItems.flatMap(({ answers }) => answers));
const inputsOf = new Map<string, readonly Alias[]>(
  [...gaps, ...strengths].map(({ id, inputs }) => [id, inputs]),
);
const areaOfFactRule = new Map<string, Area>(factGaps.map(({ id, area }) => [id, area]));

/**
 * The part that speaks of a rule: that of its first scored answer, or else of its first one; of a rule
 * on facts that of its area.
 */
export function partOfRule(id: string): AnswerPart {
  const area = areaOfFactRule.get(id);
  if (area !== undefined) return partOfArea[area];
  const inputs = inputsOf.get(id);
  const alias = inputs?.find((each) => scored.has(each)) ?? inputs?.[0];
  if (alias === undefined) throw new Error(`${id} is no rule.`);
  return partOfPath(answerPathOf[alias]);
}

/** The part that may state a money fact; a figure of page one belongs to the summary only. */
export const partOfMoney: Readonly<Record<MoneyId, AnswerPart>> = {
  profit: 'growth',
  'price-1': 'growth',
  'break-even': 'growth',
  'client-loss': 'sales',
  'share-cap': 'sales',
  'growth-extra': 'growth',
  'growth-cash': 'growth',
  'owner-sales': 'leadership',
  restated: 'leadership',
  'per-head': 'growth',
  churn: 'sales',
  'own-sum': 'growth',
  'late-cash': 'sales',
};
