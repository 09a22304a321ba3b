import { addDays, addMonths } from './calendar.js';
import type { TextFact } from '../text-facts/text-fact.js';

/** How long before the date that an owner names a step has to be finished. */
interface Deadline {
  readonly step: string;
  readonly monthsBefore: number;
  /** If that date has passed already: days after the submission. */
  readonly elseDays?: number;
}

/** What has a date, and what has to be ready before it. */
interface Countdown {
  readonly isOf: (fact: TextFact) => boolean;
  readonly deadlines: readonly Deadline[];
}

/**
 * Lead times before the dates that owners name. A sale takes about ten months from the first talk,
 * including three to four for examination and contract (source MW); all other spans are judgement.
 */
const countdowns: readonly Countdown[] = [
  {
    isOf: ({ kind }) => kind === 'wish-exit',
    deadlines: [
      { step: 'R-09', monthsBefore: 14, elseDays: 45 },
      { step: 'R-10', monthsBefore: 12, elseDays: 60 },
      { step: 'R-11', monthsBefore: 6, elseDays: 90 },
      { step: 'R-12', monthsBefore: 4 },
      { step: 'R-13', monthsBefore: 6 },
    ],
  },
  {
    isOf: ({ kind, about, tense }) => kind === 'event' && about === 'client' && tense === 'coming',
    deadlines: [
      { step: 'R-14', monthsBefore: 4, elseDays: 45 },
      { step: 'M-21', monthsBefore: 3 },
    ],
  },
  {
    isOf: ({ kind, thing }) => kind === 'term-ends' && thing === 'contract',
    deadlines: [{ step: 'R-14', monthsBefore: 4, elseDays: 45 }],
  },
  {
    isOf: ({ kind }) => kind === 'term-ends',
    deadlines: [{ step: 'R-18', monthsBefore: 6, elseDays: 45 }],
  },
  {
    isOf: ({ kind, tense }) => kind === 'person-leaves' && tense === 'coming',
    deadlines: [
      { step: 'R-15', monthsBefore: 1 },
      { step: 'R-16', monthsBefore: 1 },
      { step: 'S-01', monthsBefore: 2 },
    ],
  },
];

/** The steps on days that the owner names by themselves, the nearest first. */
const stepsOfDays = ['R-34', 'R-35', 'R-36'] as const;

/**
 * The plain date by which each step has to be finished, the earliest where several dates ask for it;
 * never before two weeks after the submission.
 */
export function deadlinesOf(
  facts: readonly TextFact[],
  submittedOn: string,
): ReadonlyMap<string, string> {
  const earliest = addDays(submittedOn, 14);
  const found = new Map<string, string>();
  for (const fact of facts) {
    const { date } = fact;
    if (date === undefined || date <= submittedOn) continue;
    for (const { isOf, deadlines } of countdowns) {
      if (!isOf(fact)) continue;
      for (const { step, monthsBefore, elseDays } of deadlines) {
        const planned = addMonths(date, -monthsBefore);
        const late = addDays(submittedOn, elseDays ?? 14);
        const deadline = [planned < late ? late : planned, date].toSorted()[0]!;
        const bounded = deadline < earliest ? earliest : deadline;
        const known = found.get(step);
        if (known === undefined || bounded < known) found.set(step, bounded);
      }
    }
  }
  const days = facts
    .flatMap(({ kind, date }) => (kind === 'deadline' && date !== undefined ? [date] : []))
    .filter((date) => date > submittedOn)
    .toSorted();
  for (const [place, step] of stepsOfDays.entries()) {
    const date = days[place];
    if (date !== undefined) found.set(step, date);
  }
  return found;
}
