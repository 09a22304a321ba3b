import { priorities } from '@ellac/contracts';
import {
  adviceFor,
  amountOf,
  type Diagnosis,
  type FiredGap,
  type Situation,
} from '@ellac/diagnosis/parts';

/** How many steps the plan has before those that are kept out of the first ones. */
const firstOnes = 5;

/** Whether a term ends before the handover, so that it affects the handover. */
function pressesBeforeExit({ facts }: Diagnosis): boolean {
  const dates = (kind: 'term-ends' | 'wish-exit') =>
    facts.flatMap((fact) => (fact.kind === kind && fact.date !== undefined ? [fact.date] : []));
  const [exit] = dates('wish-exit').toSorted();
  return exit !== undefined && dates('term-ends').some((date) => date < exit);
}

/** The steps that a situation begins with, as far as their rules hold. */
function firstStepsOf(situation: Situation, diagnosis: Diagnosis): readonly FiredGap[] {
  const { gaps } = diagnosis;
  return adviceFor(situation)
    .firstSteps.map((step) => (typeof step === 'string' ? [step] : step))
    .flatMap((choices) => {
      const id = choices.find((choice) => gaps.some((gap) => gap.id === choice));
      const gap = gaps.find((each) => each.id === id);
      if (gap === undefined) return [];
      const isTooLate =
        gap.id === 'R-18' && situation.id === 'exit-short' && !pressesBeforeExit(diagnosis);
      return isTooLate ? [] : [gap];
    });
}

/** By priority; then rules on the owner's own words, more money, and what is more urgent. */
export const byWeight = (one: FiredGap, other: FiredGap): number =>
  priorities.indexOf(one.priority) - priorities.indexOf(other.priority) ||
  Number(other.isByFact) - Number(one.isByFact) ||
  amountOf(other.money) - amountOf(one.money) ||
  other.urgency - one.urgency;

/** Moves the steps that are kept out of the first ones behind them, in their order. */
function withLateOnes(gaps: readonly FiredGap[]): readonly FiredGap[] {
  const others = gaps.filter(({ isNeverAmongFirst }) => !isNeverAmongFirst);
  const [first, rest] = [others.slice(0, firstOnes), others.slice(firstOnes)];
  const late = gaps.filter((gap) => gap.isNeverAmongFirst || rest.includes(gap));
  return [...first, ...late];
}

/** Steps on the days that the owner names. */
export const ofDays: readonly FiredGap['id'][] = ['R-34', 'R-35', 'R-36'];

/**
 * Days within two months come before all else; in a business that has to survive, after the plan of
 * its cash.
 */
function withDays(
  steps: readonly FiredGap[],
  gaps: readonly FiredGap[],
  { id }: Situation,
): readonly FiredGap[] {
  const days = gaps
    .filter((gap) => ofDays.includes(gap.id) && gap.priority === 'critical')
    .slice(0, 2);
  const before = id === 'survive' ? 1 : 0;
  return [...steps.slice(0, before), ...days, ...steps.slice(before)];
}

/** One person leaves and alone has all the knowledge: naming a successor is the same step. */
const isLeaversWork = ({ voice: { holder, leaver } }: Diagnosis): boolean =>
  leaver.isKnown && holder.isKnown && holder.name === leaver.name && holder.does === undefined;

/**
 * Every rule that holds as a step that may come into the plan: the first steps of the situation, the
 * first one of a second situation, then the others by weight.
 */
export function candidatesOf(diagnosis: Diagnosis): readonly FiredGap[] {
  const { situation, secondSituation } = diagnosis;
  const gaps = diagnosis.gaps.filter(({ id }) => id !== 'R-16' || !isLeaversWork(diagnosis));
  const first = firstStepsOf(situation, diagnosis);
  const [second] =
    secondSituation === undefined
      ? []
      : firstStepsOf(secondSituation, diagnosis).filter((gap) => !first.includes(gap));
  const ordered = second === undefined ? first : [...first.slice(0, 3), second, ...first.slice(3)];
  const begin = withDays(ordered, gaps, situation);
  const others = gaps.filter((gap) => !begin.includes(gap)).toSorted(byWeight);
  return withLateOnes([...begin, ...others]);
}
