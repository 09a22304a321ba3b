import type { FiredGap, FiredStrength } from '../diagnosis.js';
import { gapRules } from '../rules/gap-rules.js';
import type { FittedTexts, GapWords, StepWords, StrengthWords } from '../rules/rule-words.js';
import { strengthRules } from '../rules/strength-rules.js';
import type { BySize } from '../size.js';
import type { Business } from './business.js';
import { inPerson } from './words/in-person.js';
import { say } from './words/phrase.js';
import { worded } from './words/wording.js';

/** A fired rule that speaks in the report. */
export type Advice = FiredGap | FiredStrength;

/** The words of a step with this business's names and figures. */
export type SaidWords = Readonly<Record<keyof StepWords, string>>;

/** What is said to a business of this size, where that differs from what all are told. */
const fittedTo = <Fitted>(bySize: BySize<Fitted> | undefined, { size }: Business) =>
  size === 'unknown' ? undefined : bySize?.[size];

const fittedTexts = (rule: Advice, business: Business): FittedTexts | undefined =>
  rule.area === 'strength'
    ? fittedTo(strengthRules[rule.id].bySize, business)
    : fittedTo(gapRules[rule.id].bySize, business);

/** The words of a gap, those for this size before those for all. */
export function gapWordsOf({ id }: FiredGap, business: Business): GapWords {
  const { words, bySize } = gapRules[id];
  return { ...words, ...fittedTo(bySize, business) };
}

/** The words of a strength, those for this size before those for all. */
export function strengthWordsOf({ id }: FiredStrength, business: Business): StrengthWords {
  const { words, bySize } = strengthRules[id];
  return { ...words, ...fittedTo(bySize, business) };
}

/** The words of a step with this business's names and figures. */
export const saidWords = (
  { stake, step, measure, milestone }: StepWords,
  business: Business,
): SaidWords => ({
  stake: worded(stake, business),
  step: say(step, business),
  measure: say(measure, business),
  milestone: say(milestone, business),
});

/** What the gap means for this business. */
export const weaknessOf = (rule: FiredGap, business: Business): string =>
  worded(gapWordsOf(rule, business).weakness, business);

/** What the strength is good for. */
export const worthOf = (rule: FiredStrength, business: Business): string =>
  worded(strengthWordsOf(rule, business).worth, business);

/** What was found, in the rule's own words or those for this size. */
export function ruleFindingOf(rule: Advice, business: Business): string {
  const fitted = fittedTexts(rule, business)?.finding;
  return fitted === undefined ? inPerson(rule.finding, business) : say(fitted, business);
}

/** What was found, with the figures of the answers. */
export const findingOf = (rule: FiredGap, business: Business): string =>
  gapRules[rule.id].plainFinding?.(business) ?? ruleFindingOf(rule, business);

/** What it comes down to in this trade; of leadership only where there is somebody to lead. */
function inPracticeOf(rule: Advice, business: Business): string {
  if (rule.area === 'strength') return '';
  if (business.size === 'solo' && rule.area === 'leadership') return '';
  const hint = gapRules[rule.id].inTrade?.[business.answers.industry];
  return hint === undefined ? '' : ` ${say(hint, business)}`;
}

/** What to do, and what it comes down to in this trade. */
export function actionOf(rule: Advice, business: Business): string {
  const fitted = fittedTexts(rule, business)?.action;
  const action = fitted === undefined ? inPerson(rule.action, business) : say(fitted, business);
  return `${action}${inPracticeOf(rule, business)}`;
}

/** What comes of it. */
export function outcomeOf(rule: Advice, business: Business): string {
  const fitted = fittedTexts(rule, business)?.expectedOutcome;
  return fitted === undefined ? inPerson(rule.expectedOutcome, business) : say(fitted, business);
}

/** Who does it, the owner first and by name. */
export function resourcesOf(rule: Advice, business: Business): readonly string[] {
  const help = fittedTexts(rule, business)?.help;
  const [owner, helper, ...others] = rule.resources;
  const named = [owner, help === undefined ? helper : say(help, business), ...others];
  return named.filter((who) => who !== undefined).map((who) => inPerson(who, business));
}
