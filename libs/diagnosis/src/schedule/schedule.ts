import { addDays, daysBetween, weeksBetween } from './calendar.js';
import { afterHolidays, afterWeekend, beforeWeekend } from './holidays.js';

/** The owner's own time that a step takes while it runs. */
export interface OwnerHours {
  readonly perWeek: number;
  /** Whole weeks from its first day to its end. */
  readonly weeks: number;
}

/** A step that may come into the plan. */
export interface Candidate {
  readonly id: string;
  readonly ownerHours: OwnerHours;
  /** The steps that must be finished before this one. Those that are no candidates are ignored. */
  readonly needs: readonly string[];
  /** A plain date by which it has to be finished. */
  readonly deadline?: string;
  /** Weeks after the start before which the step must not begin. A deadline takes precedence. */
  readonly notBefore?: number;
}

/** A step with its place in time. */
export interface ScheduledStep {
  readonly id: string;
  /** Plain dates. */
  readonly from: string;
  readonly to: string;
  readonly ownerHours: OwnerHours;
  /** Those of its needs that are in the plan. */
  readonly needs: readonly string[];
}

export interface Schedule {
  /** By their start; of equal ones, in the order of the candidates. */
  readonly steps: readonly ScheduledStep[];
  /**
   * The candidates that did not fit, in their order, each with the plain date on which there is
   * room for it.
   */
  readonly later: readonly { readonly id: string; readonly from: string }[];
}

/** The most steps in a plan; owners do not act on more. Judgement. */
const maxSteps = 9;
/** The number of steps that make a full plan; judgement. */
const enoughSteps = 6;
/**
 * The most steps that are open at the same time: a quarter holds three to seven goals (source
 * EOS3).
 */
const maxOpen = 5;
/** The shortest duration to which a step is cut to meet its deadline. */
const minWeeks = 2;
/**
 * The number of steps that a plan begins with. They are placed before all others, so that nothing
 * delays them.
 */
const leadSteps = 3;
/** If hours are short, one of the first steps may take up to so many times its weeks; judgement. */
const maxStretch = 2;
/** The last week in which a step of the plan may begin; judgement. */
const horizonWeeks = 52;
/**
 * The first and last week in which a later step may begin: after 90 days, and within five years.
 */
const laterWeeks = { first: 13, last: 260 } as const;
/**
 * The parts of the plan, in weeks, that must not be empty: days 91 to 180, and from month six on. A
 * waiting step is moved into an empty one.
 */
const emptySpans = [
  { fromWeek: 13, toWeek: 25 },
  { fromWeek: 26, toWeek: 39 },
] as const;

interface Open {
  readonly candidate: Candidate;
  readonly ownerHours: OwnerHours;
  readonly startWeek: number;
  readonly endWeek: number;
  /** The plain date of its end, in or at the end of its last week. */
  readonly to: string;
}

/**
 * Topological order: each candidate after those that it needs. Needs that are no candidates are
 * ignored.
 */
function inOrder(candidates: readonly Candidate[]): readonly Candidate[] {
  const ordered: Candidate[] = [];
  const add = (candidate: Candidate): void => {
    if (ordered.includes(candidate)) return;
    for (const need of candidate.needs) {
      const needed = candidates.find(({ id }) => id === need);
      if (needed !== undefined) add(needed);
    }
    ordered.push(candidate);
  };
  candidates.forEach(add);
  return ordered;
}

/** The same total of hours, spread over more weeks so that no week exceeds the owner's hours. */
function withinHours({ perWeek, weeks }: OwnerHours, hoursPerWeek: number): OwnerHours {
  return perWeek <= hoursPerWeek
    ? { perWeek, weeks }
    : { perWeek: hoursPerWeek, weeks: Math.ceil((perWeek * weeks) / hoursPerWeek) };
}

/** The variants of a step with fewer hours a week, from the full hours down to twice its weeks. */
function stretched({ perWeek, weeks }: OwnerHours): readonly OwnerHours[] {
  const least = Math.ceil(perWeek / maxStretch);
  return Array.from({ length: Math.max(1, Math.floor(perWeek - least) + 1) }, (_, less) => ({
    perWeek: perWeek - less,
    weeks: Math.ceil((perWeek * weeks) / (perWeek - less)),
  }));
}

const lengthOf = (candidate: Candidate, { weeks }: OwnerHours, week: number, start: string) =>
  candidate.deadline === undefined
    ? weeks
    : Math.min(weeks, Math.max(minWeeks, weeksBetween(start, candidate.deadline) - week));

/**
 * Puts the first candidates into weeks: a step starts when its needs are finished, fewer than five
 * steps are open and the owner has the hours. The first three get their weeks before all others, and
 * with fewer hours a week where that lets them start earlier. Deterministic. The candidates' needs
 * must be acyclic.
 *
 * @param start the plain date from which the weeks count
 * @param hoursPerWeek what the owner can spare for all open steps together
 */
export function scheduleOf(
  candidates: readonly Candidate[],
  start: string,
  hoursPerWeek: number,
): Schedule {
  const ordered = inOrder(candidates);
  const chosen = ordered.slice(0, maxSteps);
  const placed: Open[] = [];

  const isFinished = (id: string, week: number) =>
    !ordered.some((other) => other.id === id) ||
    placed.some((open) => open.candidate.id === id && open.endWeek <= week);

  /** Whether one more step may be open in this week, with so many of the owner's hours. */
  const hasRoom = (week: number, perWeek: number): boolean => {
    const open = placed.filter(({ startWeek, endWeek }) => startWeek <= week && week < endWeek);
    const hours = open.reduce((sum, { ownerHours }) => sum + ownerHours.perWeek, perWeek);
    return open.length < maxOpen && hours <= hoursPerWeek;
  };

  /** Whether the step fits into every week from this one to its end. */
  const fits = ({ perWeek, weeks }: OwnerHours, week: number): boolean => {
    for (let each = week; each < week + weeks; each += 1) if (!hasRoom(each, perWeek)) return false;
    return true;
  };

  const place = (candidate: Candidate, week: number, isLead = false): boolean => {
    if (candidate.deadline === undefined && week < (candidate.notBefore ?? 0)) return false;
    if (!candidate.needs.every((need) => isFinished(need, week))) return false;
    const hours = withinHours(candidate.ownerHours, hoursPerWeek);
    const found = (isLead ? stretched(hours) : [hours])
      // Most weeks are full: only for the others is the end worked out.
      .filter(({ perWeek }) => hasRoom(week, perWeek))
      .map((each) => {
        const weeks = lengthOf(candidate, each, week, start);
        const to = endOf(candidate, addDays(start, (week + weeks) * 7));
        // A step that would end in the holidays stays open until the day after them.
        const endWeek = Math.ceil(daysBetween(start, to) / 7);
        return { to, ownerHours: { ...each, weeks: endWeek - week } };
      })
      .find(({ ownerHours }) => fits(ownerHours, week));
    if (found === undefined) return false;
    placed.push({ candidate, ...found, startWeek: week, endWeek: week + found.ownerHours.weeks });
    return true;
  };

  const placeFirst = (lead: readonly Candidate[]): void => {
    for (const candidate of lead) {
      for (let week = 0; week < horizonWeeks; week += 1) {
        if (place(candidate, week, true)) break;
      }
    }
  };

  const fill = (waiting: readonly Candidate[], fromWeek: number): readonly Candidate[] => {
    let left = waiting;
    for (let week = fromWeek; left.length > 0 && week < horizonWeeks; week += 1) {
      left = byUrgency(left, week, start).filter((candidate) => !place(candidate, week));
    }
    return left;
  };
  placeFirst(byUrgency(chosen.slice(0, leadSteps), 0, start));
  const unplaced = fill(
    chosen.filter((candidate) => !placed.some((open) => open.candidate === candidate)),
    0,
  );

  // If some of them find no room, smaller steps after them may.
  const spare = ordered.slice(maxSteps).filter((candidate) => {
    const isEnough = placed.length >= enoughSteps;
    return isEnough || fill([candidate], 0).length > 0;
  });
  const later = [...unplaced, ...spare];
  for (const { fromWeek, toWeek } of emptySpans) {
    const isEmpty = !placed.some(({ startWeek }) => startWeek >= fromWeek && startWeek <= toWeek);
    const next = isEmpty ? later.find((candidate) => candidate.deadline === undefined) : undefined;
    if (next === undefined) continue;
    for (let week = fromWeek; week <= toWeek; week += 1) {
      if (!place(next, week)) continue;
      later.splice(later.indexOf(next), 1);
      break;
    }
  }

  const steps = placed
    .toSorted((one, other) => one.startWeek - other.startWeek || rank(one) - rank(other))
    .map(({ candidate, ownerHours, startWeek, to }) => ({
      id: candidate.id,
      from: afterWeekend(addDays(start, startWeek * 7)),
      to,
      ownerHours,
      needs: candidate.needs.filter((need) => placed.some((open) => open.candidate.id === need)),
    }));
  return { steps, later: later.map((each) => ({ id: each.id, from: roomFor(each) })) };

  /**
   * The plain date on which there is room for one more step, after the plan's steps and the later
   * steps before it.
   */
  function roomFor(candidate: Candidate): string {
    const { first, last } = laterWeeks;
    let week: number = first;
    while (week < last && !place(candidate, week)) week += 1;
    return afterWeekend(addDays(start, week * 7));
  }

  function rank({ candidate }: Open): number {
    return ordered.indexOf(candidate);
  }
}

/**
 * Moves an end in the holidays to the day after them, unless the deadline is before that day, and an
 * end at a weekend to the Friday before it.
 */
function endOf({ deadline }: Candidate, end: string): string {
  const moved = afterHolidays(end);
  return beforeWeekend(deadline !== undefined && moved > deadline ? end : moved);
}

/** Of the waiting steps, first the one that would otherwise miss its deadline. */
function byUrgency(waiting: readonly Candidate[], week: number, start: string) {
  const isPressing = ({ deadline, ownerHours }: Candidate) =>
    deadline !== undefined && weeksBetween(start, deadline) - ownerHours.weeks <= week;
  return [...waiting.filter(isPressing), ...waiting.filter((step) => !isPressing(step))];
}
