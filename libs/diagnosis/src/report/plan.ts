import { areas, priorities, type Area, type RuleEvidence, type ScoredItem } from '@ellac/contracts';
import type { FiredRule } from '../diagnosis.js';
import type { Business } from './business.js';
import { evidenceOfItem, evidenceOfRule } from './evidence.js';
import { criticalOrder } from './critical-order.js';
import { earnedPoints, itemsOf, missingPoints } from './levels.js';
import {
  actionOf,
  findingOf,
  outcomeOf,
  resourcesOf,
  saidWords,
  weaknessOf,
  type SaidWords,
} from './step-words.js';
import { inPerson } from './words/in-person.js';
import { findOutWords, keepWords } from './words/item-words.js';
import { leadershipWords } from './words/leadership-words.js';
import { marketWords } from './words/market-words.js';
import type { GapWords, StepWords } from './words/rule-words.js';
import { strengthWords } from './words/strength-words.js';
import { systemsWords } from './words/systems-words.js';

/** An area keeps the most pressing rules; a longer list would not be acted on. */
const mostSteps = 5;
const fewestSteps = 2;

/** A step of the plan: a fired rule, a strength to keep, or an answer to keep in good order. */
export interface Step {
  readonly id: string;
  readonly area: Area;
  readonly action: string;
  readonly expectedOutcome: string;
  readonly priority: FiredRule['priority'];
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
  readonly strengths: readonly FiredRule[];
  /** All steps, the first to begin first; the steps of an area stand in the same order. */
  readonly inOrder: readonly Step[];
}

const gapWords: Readonly<Record<string, GapWords>> = {
  ...systemsWords,
  ...leadershipWords,
  ...marketWords,
};

export function wordsOf<Words>(all: Readonly<Record<string, Words>>, id: string): Words {
  const words = all[id];
  if (words === undefined) throw new Error(`The report has no words for ${id}.`);
  return words;
}

const stepOfRule = (rule: FiredRule, area: Area, words: StepWords, business: Business): Step => ({
  id: rule.id,
  area,
  action: actionOf(rule, business),
  expectedOutcome: outcomeOf(rule, business),
  priority: rule.priority,
  timeline: rule.timeline,
  resources: resourcesOf(rule, business),
  words: saidWords(rule.id, words, business),
  evidence: evidenceOfRule(rule),
});

function gapStep(rule: FiredRule, area: Area, business: Business): Step {
  const words = wordsOf(gapWords, rule.id);
  const gap = {
    finding: findingOf(rule, business),
    weakness: weaknessOf(rule.id, words, business),
  };
  return { ...stepOfRule(rule, area, words, business), gap };
}

/** What keeps a strength. */
export function strengthStep(rule: FiredRule, business: Business): Step {
  const words = wordsOf(strengthWords, rule.id);
  return stepOfRule(rule, words.area, words, business);
}

/** Why an answer became a step; the order is that of `byUse`. */
const chosenAs = {
  open: 'Fewer than 2 rules of this area hold, so the plan adds open answers, those first that could earn most by points times weight.',
  kept: 'Fewer than 2 rules of this area hold, so the plan adds answers of which no other step speaks, those first that earn most by points times weight.',
} as const;

function itemStep(item: ScoredItem, business: Business): Step {
  const words = wordsOf(item.given ? keepWords : findOutWords, item.id);
  const id = `ITEM:${item.id}`;
  const effort = item.given ? 'half a day each quarter' : '3 hours in all';
  return {
    id,
    area: item.area,
    action: inPerson(words.action, business),
    expectedOutcome: inPerson(words.expectedOutcome, business),
    priority: item.given ? 'low' : 'medium',
    timeline: item.given ? 'yearly' : '14-30 days',
    resources: [inPerson(`Owner: ${effort}`, business)],
    words: saidWords(id, words, business),
    evidence: evidenceOfItem(item, item.given ? chosenAs.kept : chosenAs.open),
  };
}

/** Open answers first, by what they could bring; then those that bring most. */
const byUse = (one: ScoredItem, other: ScoredItem): number =>
  Number(one.given) - Number(other.given) ||
  (one.given ? earnedPoints(other) - earnedPoints(one) : missingPoints(other) - missingPoints(one));

/** Critical rules in their fixed order, so that the first three of a list are the first to do. */
const byUrgency = (one: FiredRule, other: FiredRule): number =>
  priorities.indexOf(one.priority) - priorities.indexOf(other.priority) ||
  criticalOrder.indexOf(one.id) - criticalOrder.indexOf(other.id) ||
  other.urgency - one.urgency;

function stepsOf(area: Area, gaps: readonly FiredRule[], business: Business): readonly Step[] {
  const steps = gaps
    .filter((rule) => rule.area === area)
    .slice(0, mostSteps)
    .map((rule) => gapStep(rule, area, business));
  const strengths = business.diagnosis.fired
    .filter((rule) => rule.area === 'strength' && strengthWords[rule.id]?.area === area)
    .map((rule) => strengthStep(rule, business));
  const rules = [...steps, ...strengths].slice(0, Math.max(steps.length, fewestSteps));
  const spokenOf = new Set(rules.flatMap((step) => step.evidence.evidence));
  const items = itemsOf(business.diagnosis, area)
    .filter((item) => item.id in keepWords && !spokenOf.has(item.paths[0]!))
    .sort(byUse)
    .map((item) => itemStep(item, business));
  return [...rules, ...items.slice(0, Math.max(0, fewestSteps - rules.length))];
}

/** Rules by priority, then by order or urgency; at most five an area, and at least two things to do. */
export function planOf(business: Business): Plan {
  const { fired } = business.diagnosis;
  const gaps = fired
    .filter((rule) => rule.area !== 'consistency' && rule.area !== 'strength')
    .sort(byUrgency);
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
    strengths: fired.filter((rule) => rule.area === 'strength'),
    inOrder,
  };
}
