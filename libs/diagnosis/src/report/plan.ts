import {
  areas,
  priorities,
  type Area,
  type Priority,
  type RuleEvidence,
  type ScoredItem,
} from '@ellac/contracts';
import { gapsOf, strengthsOf, type FiredGap, type FiredStrength } from '../diagnosis.js';
import { criticalOrder } from '../rules/critical-order.js';
import type { GapRuleId, StrengthRuleId } from '../rules/ids.js';
import type { StepWords } from '../rules/rule-words.js';
import { strengthRules } from '../rules/strength-rules.js';
import type { Business } from './business.js';
import { evidenceOfItem, evidenceOfRule } from './evidence.js';
import { earnedPoints, itemsOf, missingPoints } from './levels.js';
import {
  actionOf,
  findingOf,
  gapWordsOf,
  outcomeOf,
  resourcesOf,
  saidWords,
  strengthWordsOf,
  weaknessOf,
  type Advice,
  type SaidWords,
} from './step-words.js';
import { inPerson } from './words/in-person.js';
import { findOutWords, hasWords, keepWords, type ItemWithWords } from './words/item-words.js';

/** An area keeps the most pressing rules; a longer list would not be acted on. */
const mostSteps = 5;
const fewestSteps = 2;

/** A step of the plan: a fired rule, a strength to keep, or an answer to keep in good order. */
export interface Step {
  readonly id: GapRuleId | StrengthRuleId | `ITEM:${ItemWithWords}`;
  readonly area: Area;
  readonly action: string;
  readonly expectedOutcome: string;
  readonly priority: Priority;
  readonly timeline: string;
  readonly resources: readonly string[];
  readonly words: SaidWords;
  readonly evidence: RuleEvidence;
  /** Present where the step closes a gap. */
  readonly gap?: { readonly finding: string; readonly weakness: string };
}

/** Which rules stand where in the report. */
export interface Plan {
  readonly steps: Readonly<Record<Area, readonly Step[]>>;
  readonly strengths: readonly FiredStrength[];
  /** All steps, the first to begin first; the steps of an area stand in the same order. */
  readonly inOrder: readonly Step[];
}

function stepOfRule(rule: Advice, area: Area, words: StepWords, business: Business): Step {
  return {
    id: rule.id,
    area,
    action: actionOf(rule, business),
    expectedOutcome: outcomeOf(rule, business),
    priority: rule.priority,
    timeline: rule.timeline,
    resources: resourcesOf(rule, business),
    words: saidWords(words, business),
    evidence: evidenceOfRule(rule),
  };
}

const gapStep = (rule: FiredGap, business: Business): Step => ({
  ...stepOfRule(rule, rule.area, gapWordsOf(rule, business), business),
  gap: { finding: findingOf(rule, business), weakness: weaknessOf(rule, business) },
});

/** What keeps a strength. */
export const strengthStep = (rule: FiredStrength, business: Business): Step =>
  stepOfRule(rule, strengthRules[rule.id].area, strengthWordsOf(rule, business), business);

/** Why an answer became a step; the order is that of `byUse`. */
const chosenAs = {
  open: 'Fewer than 2 rules of this area hold, so the plan adds open answers, those first that could earn most by points times weight.',
  kept: 'Fewer than 2 rules of this area hold, so the plan adds answers of which no other step speaks, those first that earn most by points times weight.',
} as const;

function itemStep(item: ScoredItem, itemId: ItemWithWords, business: Business): Step {
  const words = (item.given ? keepWords : findOutWords)[itemId];
  const effort = item.given ? 'half a day each quarter' : '3 hours in all';
  return {
    id: `ITEM:${itemId}`,
    area: item.area,
    action: inPerson(words.action, business),
    expectedOutcome: inPerson(words.expectedOutcome, business),
    priority: item.given ? 'low' : 'medium',
    timeline: item.given ? 'yearly' : '14-30 days',
    resources: [inPerson(`Owner: ${effort}`, business)],
    words: saidWords(words, business),
    evidence: evidenceOfItem(item, item.given ? chosenAs.kept : chosenAs.open),
  };
}

/** Open answers first, by what they could bring; then those that bring most. */
const byUse = (one: ScoredItem, other: ScoredItem): number =>
  Number(one.given) - Number(other.given) ||
  (one.given ? earnedPoints(other) - earnedPoints(one) : missingPoints(other) - missingPoints(one));

/** Critical rules in their fixed order, so that the first three of a list are the first to do. */
const byUrgency = (one: FiredGap, other: FiredGap): number =>
  priorities.indexOf(one.priority) - priorities.indexOf(other.priority) ||
  criticalOrder.indexOf(one.id) - criticalOrder.indexOf(other.id) ||
  other.urgency - one.urgency;

function stepsOf(area: Area, gaps: readonly FiredGap[], business: Business): readonly Step[] {
  const steps = gaps
    .filter((rule) => rule.area === area)
    .slice(0, mostSteps)
    .map((rule) => gapStep(rule, business));
  const strengths = strengthsOf(business.diagnosis)
    .filter((rule) => strengthRules[rule.id].area === area)
    .map((rule) => strengthStep(rule, business));
  const rules = [...steps, ...strengths].slice(0, Math.max(steps.length, fewestSteps));
  const spokenOf = new Set(rules.flatMap((step) => step.evidence.evidence));
  const items = itemsOf(business.diagnosis, area)
    .filter((item) => !spokenOf.has(item.paths[0]!))
    .sort(byUse)
    .flatMap((item) => (hasWords(item.id) ? [itemStep(item, item.id, business)] : []));
  return [...rules, ...items.slice(0, Math.max(0, fewestSteps - rules.length))];
}

/** Rules by priority, then by order or urgency; at most five an area, and at least two things to do. */
export function planOf(business: Business): Plan {
  const gaps = [...gapsOf(business.diagnosis)].sort(byUrgency);
  const rank = (step: Step): number => {
    const place = gaps.findIndex((rule) => rule.id === step.id);
    return place === -1 ? gaps.length + priorities.indexOf(step.priority) : place;
  };
  const inOrder = areas
    .flatMap((area) => stepsOf(area, gaps, business))
    .sort((one, other) => rank(one) - rank(other));
  const of = (area: Area) => inOrder.filter((step) => step.area === area);
  return {
    steps: { systems: of('systems'), leadership: of('leadership'), market: of('market') },
    strengths: strengthsOf(business.diagnosis),
    inOrder,
  };
}
