import { Draws } from '../../../src/seed/draws.js';
import { type FaultName, faultKinds, faultNames, type Target } from './fault-kinds.js';

/** A fault that will happen; times in milliseconds from the beginning. */
export interface ScheduledFault {
  readonly at: number;
  readonly until: number;
  readonly name: FaultName;
  /** At least 0 and below 1: whom it meets, where several can be met. */
  readonly pick: number;
}

export interface Schedule {
  /** When each submission is sent, in milliseconds from the beginning; ascending. */
  readonly submissions: readonly number[];
  /** In the order in which they begin. */
  readonly faults: readonly ScheduledFault[];
}

/** Milliseconds between the beginnings of two faults. */
const pauses = [3000, 10_000] as const;

/** Milliseconds of the storm for each submission. */
const perSubmission = 700;

/**
 * This many consecutive seeds cover every fault: each seed begins with its share of all faults,
 * mixed with others.
 */
const seedsForAll = 17;

/** The schedule of this seed. It is the same for the same seed, and has each fault at most once. */
export function scheduleOf(seed: number, submissionCount: number): Schedule {
  const draws = new Draws(`storm ${seed}`);
  const length = submissionCount * perSubmission;
  const submissions = Array.from({ length: submissionCount }, () =>
    draws.whole(0, length),
  ).toSorted((one, other) => one - other);

  const left = orderOf(seed, draws);
  const busyUntil = new Map<Target, number>();
  const faults: ScheduledFault[] = [];
  for (let at = draws.whole(...pauses); at < length; at += draws.whole(...pauses)) {
    const index = left.findIndex((name) => (busyUntil.get(faultKinds[name].target) ?? 0) <= at);
    const [name] = index === -1 ? [] : left.splice(index, 1);
    if (name === undefined) continue;
    const { target, seconds } = faultKinds[name];
    const [shortest, longest] = seconds;
    const until = at + draws.whole(shortest * 1000, longest * 1000);
    busyUntil.set(target, until);
    faults.push({ at, until, name, pick: draws.share() });
  }
  return { submissions, faults };
}

/** When a quarter of the submissions are sent, in milliseconds from the beginning. */
export const warmUpOf = ({ submissions }: Schedule): number =>
  submissions[Math.floor(submissions.length / 4)] ?? 0;

/** All faults, those first that this seed is to bring. */
function orderOf(seed: number, draws: Draws): FaultName[] {
  const isOwn = (_name: FaultName, index: number) => (index - seed) % seedsForAll === 0;
  const own = faultNames.filter(isOwn);
  const others = shuffled(
    faultNames.filter((name) => !own.includes(name)),
    draws,
  );
  return [...shuffled([...own, ...others.splice(0, own.length)], draws), ...others];
}

const shuffled = <Item>(items: readonly Item[], draws: Draws): Item[] =>
  items
    .map((item) => ({ item, order: draws.share() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);
