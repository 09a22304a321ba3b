import type { AnswerPath, Area, GroupName, WordedPart } from '@ellac/contracts';
import { answerPathOf, type Alias } from '../answers.js';
import { model } from '../rules/model.js';
import { scoredItems } from '../scored-items.js';

/** The parts that speak of answers; the plan and the summary speak of what these lead to. */
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

const partOfDocument: Readonly<Record<string, AnswerPart>> = {
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

/** The part that speaks of an answer. */
export function partOfPath(path: AnswerPath): AnswerPart {
  const [group = ''] = path.split('.');
  return partOfDocument[path] ?? partOfGroup[group as keyof typeof partOfGroup];
}

const scored = new Set<Alias>(scoredItems.flatMap(({ answers }) => answers));
const inputsOf = new Map<string, readonly Alias[]>(model.map(({ id, inputs }) => [id, inputs]));

/** The part that speaks of a rule: that of its first scored answer, or else of its first one. */
export function partOfRule(id: string): AnswerPart {
  const inputs = inputsOf.get(id);
  const alias = inputs?.find((each) => scored.has(each)) ?? inputs?.[0];
  if (alias === undefined) throw new Error(`${id} is no rule.`);
  return partOfPath(answerPathOf[alias]);
}
