import type { Evidence } from './evidence.js';
import { type FaultName, faultKinds, faultNames } from './fault-kinds.js';
import {
  type InvariantName,
  invariantNames,
  invariants,
  undisturbedAttempts,
  type Verdict,
} from './oracle.js';
import type { Aftermath } from './storm.js';

/** What one seed showed. */
export interface SeedResult {
  readonly seed: number;
  readonly faults: readonly FaultName[];
  readonly verdicts: Readonly<Record<InvariantName, Verdict>>;
  readonly figures: {
    readonly sent: number;
    readonly accepted: number;
    readonly completed: number;
    /** The reasons of reports that failed. */
    readonly failed: readonly string[];
    readonly mails: number;
    readonly repeatedMails: number;
    /** Mails that were refused for good. */
    readonly refusedMails: number;
    /** Reports and mails that waited for a named next try after the calm. */
    readonly waited: number;
    /** Seconds from the last fault until no work was in progress. */
    readonly settledAfter: number;
    /**
     * The 99th percentile of the time until a submission was accepted, in milliseconds, while
     * neither web processes nor PostgreSQL had a fault; null without such submissions. The goal is
     * two seconds.
     */
    readonly acceptedWithin: number | null;
    /**
     * The memory of each process that ran without a restart, as a share of its memory after
     * warm-up.
     */
    readonly memory: Readonly<Record<string, number>>;
    /** How often a second the leases of scheduled tasks were read. */
    readonly turnsPerSecond: number;
    /** Processes that ended by a watchdog, each with its last words. */
    readonly watchdog: readonly string[];
    /** The log lines with stack frames. The text of I8 forbids them; the log has them by design. */
    readonly linesWithFrames: number;
    /** How often a submission got each HTTP status; `none` counts those without a response. */
    readonly answers: Readonly<Record<string, number>>;
  };
}

export function resultOf(
  seed: number,
  { evidence, settledAfter, waited, memory }: Aftermath,
): SeedResult {
  const verdicts = Object.fromEntries(
    invariantNames.map((name) => [name, invariants[name](evidence)]),
  ) as Record<InvariantName, Verdict>;
  const { journal, end, mails, turns } = evidence;
  const distinct = new Set(mails.map(({ messageId }) => messageId)).size;
  return {
    seed,
    faults: journal.faults.map(({ name }) => name),
    verdicts,
    figures: {
      sent: journal.sent.length,
      accepted: journal.sent.filter(({ responseIds }) => responseIds.length > 0).length,
      completed: end.analyses.filter(({ status }) => status === 'completed').length,
      failed: end.analyses.flatMap(({ status, error }) =>
        status === 'failed' ? [error ?? ''] : [],
      ),
      mails: mails.length,
      repeatedMails: mails.length - distinct,
      refusedMails: end.deliveries.filter(({ status }) => status === 'failed').length,
      waited,
      settledAfter: Math.round(settledAfter),
      acceptedWithin: acceptedWithin(evidence),
      memory,
      turnsPerSecond: turns.asked / turns.seconds,
      watchdog: journal.ends.flatMap(({ by, process, lastLine }) =>
        by === 'watchdog' ? [`${process}: ${lastLine}`] : [],
      ),
      linesWithFrames: evidence.log.split('"stack":"').length - 1,
      answers: answersOf(evidence),
    },
  };
}

function acceptedWithin({ journal }: Evidence): number | null {
  const times = undisturbedAttempts(journal)
    .filter(({ status }) => status === 201)
    .map(({ from, to }) => to - from)
    .toSorted((one, other) => one - other);
  return times[Math.ceil(times.length * 0.99) - 1] ?? null;
}

function answersOf({ journal }: Evidence): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { attempts } of journal.sent)
    for (const { status } of attempts) {
      const name = String(status ?? 'none');
      counts[name] = (counts[name] ?? 0) + 1;
    }
  return counts;
}

/** Each violation with its invariant. */
export const violationsIn = ({ verdicts }: SeedResult): string[] =>
  invariantNames.flatMap((name) =>
    verdicts[name].violations.map((violation) => `${name}: ${violation}`),
  );

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/**
 * How often each fault happened, and in how many of these storms each invariant was tested; `n!`
 * beside it counts the violations.
 */
export function faultTable(results: readonly SeedResult[]): string {
  const rows = faultNames.map((name) => {
    const storms = results.filter(({ faults }) => faults.includes(name));
    const cells = invariantNames.map((invariant) => {
      const tried = storms.filter(({ verdicts }) => verdicts[invariant].looked > 0);
      const violated = tried.filter(({ verdicts }) => verdicts[invariant].violations.length > 0);
      return violated.length > 0 ? `${tried.length} (${violated.length}!)` : tried.length;
    });
    return line([faultKinds[name].number, name, storms.length, ...cells]);
  });
  const head = ['', 'Fault', 'Seeds', ...invariantNames];
  return [line(head), line(head.map(() => '---')), ...rows].join('\n');
}

const growthOf = (memory: Readonly<Record<string, number>>): string =>
  Object.entries(memory)
    .map(([process, share]) => `${process} ${share.toFixed(2)}`)
    .join(', ') || '–';

/** One line for each seed. */
export function seedTable(results: readonly SeedResult[]): string {
  const head = [
    'Seed',
    'Faults',
    'Accepted',
    'Reports',
    'Failed, with a reason',
    'Mails',
    'Second mails',
    'Waited for a named try',
    'Settled after, s',
    '99 % accepted within, ms',
    'Memory after : before',
    'Turns a second',
    'Watchdog',
    'Log lines with frames',
    'Violations',
  ];
  const rows = results.map((result) => {
    const { seed, faults, figures } = result;
    return line([
      seed,
      faults.length,
      `${figures.accepted} of ${figures.sent}`,
      figures.completed,
      figures.failed.length,
      figures.mails,
      figures.repeatedMails,
      figures.waited,
      figures.settledAfter,
      figures.acceptedWithin ?? '–',
      growthOf(figures.memory),
      figures.turnsPerSecond.toFixed(1),
      figures.watchdog.length,
      figures.linesWithFrames,
      violationsIn(result).length,
    ]);
  });
  return [line(head), line(head.map(() => '---')), ...rows].join('\n');
}
