import type { FiredRule } from '../diagnosis.js';
import type { Business } from './business.js';
import { fittedWords } from './words/fitted-words.js';
import { inPerson } from './words/in-person.js';
import { plainFindings } from './words/plain-findings.js';
import { say } from './words/phrase.js';
import type { FittedWords, GapWords, StepWords } from './words/rule-words.js';
import { trades } from './words/trades/trades.js';
import { worded } from './words/wording.js';

/** The words of a step with this business's names and figures. */
export type SaidWords = Readonly<Record<keyof StepWords, string>>;

/** What a rule says to a business of this size, where that differs from the words for all. */
export const fittedTo = (id: string, { size }: Business): FittedWords =>
  size === 'unknown' ? {} : (fittedWords[id]?.[size] ?? {});

/** The words of a step, those for this size before those for all. */
export function saidWords(id: string, words: StepWords, business: Business): SaidWords {
  const { stake, step, measure, milestone } = { ...words, ...fittedTo(id, business) };
  return {
    stake: worded(stake, business),
    step: say(step, business),
    measure: say(measure, business),
    milestone: say(milestone, business),
  };
}

/** What the gap means for this business. */
export const weaknessOf = (id: string, words: GapWords, business: Business): string =>
  worded(fittedTo(id, business).weakness ?? words.weakness, business);

/** What was found, in the rule's own words or those for this size. */
export function ruleFindingOf({ id, finding }: FiredRule, business: Business): string {
  const fitted = fittedTo(id, business).finding;
  return fitted === undefined ? inPerson(finding, business) : say(fitted, business);
}

/** What was found, with the figures of the answers. */
export const findingOf = (rule: FiredRule, business: Business): string =>
  plainFindings[rule.id]?.(business) ?? ruleFindingOf(rule, business);

/** What it comes down to in this trade; of leadership only where there is somebody to lead. */
function inPracticeOf({ id, area }: FiredRule, business: Business): string {
  if (area === 'strength' || (business.size === 'solo' && area === 'leadership')) return '';
  const hint = trades[business.answers.industry].inPractice[id];
  return hint === undefined ? '' : ` ${say(hint, business)}`;
}

/** What to do, and what it comes down to in this trade. */
export function actionOf(rule: FiredRule, business: Business): string {
  const fitted = fittedTo(rule.id, business).action;
  const action = fitted === undefined ? inPerson(rule.action, business) : say(fitted, business);
  return `${action}${inPracticeOf(rule, business)}`;
}

/** What comes of it. */
export function outcomeOf({ id, expectedOutcome }: FiredRule, business: Business): string {
  const fitted = fittedTo(id, business).expectedOutcome;
  return fitted === undefined ? inPerson(expectedOutcome, business) : say(fitted, business);
}

/** Who does it, the owner first and by name. */
export function resourcesOf({ id, resources }: FiredRule, business: Business): readonly string[] {
  const { help } = fittedTo(id, business);
  const [owner, helper, ...others] = resources;
  const named = [owner, help === undefined ? helper : say(help, business), ...others];
  return named.filter((who) => who !== undefined).map((who) => inPerson(who, business));
}
