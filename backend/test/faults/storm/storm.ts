import { setTimeout } from 'node:timers/promises';
import { inAWorld, type World } from '../../support/services/world.js';
import type { Evidence } from './evidence.js';
import { faults } from './storm-faults.js';
import { growthSince, type Held, memoryAfter } from './memory.js';
import { maxConnections } from './oracle.js';
import { bringForward, openLinks, openOf, readMail, rowsOf } from './rows.js';
import { type ScheduledFault, scheduleOf, warmUpOf } from './storm-schedule.js';
import { inSurroundings, type Surroundings } from './surroundings.js';

/** Seconds after which nothing may be stuck (invariant I2). */
const calmSeconds = 120;

/**
 * Seconds. The backend's transactions take milliseconds, and the server ends an idle one after ten
 * seconds.
 */
const longestTransaction = 15;

/** Milliseconds between two looks at what goes on. */
const pollMs = 100;

/** The evidence of a storm, and how long it took until no work was in progress. */
export interface Aftermath {
  readonly evidence: Evidence;
  /** Seconds from the end of the last fault. */
  readonly settledAfter: number;
  /** Reports and mails that then waited for a named next try. */
  readonly waited: number;
  /**
   * The memory of each process that ran without a restart, as a share of its memory after warm-up.
   */
  readonly memory: Readonly<Record<string, number>>;
}

/** The state before the end, for comparison with it; times in milliseconds since 1970. */
interface Beginnings {
  readonly began: number;
  readonly calmFrom: number;
  readonly warmUp: Held;
}

/** Runs the faults of this seed while owners submit, and collects the evidence at the end. */
export async function storm(seed: number, submissionCount: number): Promise<Aftermath> {
  const schedule = scheduleOf(seed, submissionCount);
  let aftermath: Aftermath | undefined;
  await inAWorld(async (world) => {
    aftermath = await inSurroundings(world, async (surroundings) => {
      const began = Date.now();
      const { owners, webs, workers } = surroundings;
      const warmUp = memoryAfter(warmUpOf(schedule), [...webs, ...workers]);
      const submissions = schedule.submissions.map(async (at) => {
        await setTimeout(at);
        await owners.submit();
      });
      await allEnded(
        schedule.faults.map((fault) => happen(fault, surroundings)),
        () => owners.giveUp(),
      );
      const calmFrom = Date.now();
      await Promise.race([
        Promise.all(submissions),
        setTimeout(calmSeconds * 1000, null, { ref: false }),
      ]);
      owners.giveUp();
      await Promise.all(submissions);
      return lookAround(surroundings, { began, calmFrom, warmUp: await warmUp });
    });
  }, true);
  return aftermath!;
}

async function happen(
  { at, until, name, pick }: ScheduledFault,
  surroundings: Surroundings,
): Promise<void> {
  await setTimeout(at);
  const from = Date.now();
  const mend = await faults[name](surroundings, pick);
  await setTimeout(Math.max(0, until - at - (Date.now() - from)));
  await mend();
  surroundings.notes.faults.push({ name, from, to: Date.now() });
}

/**
 * As `Promise.all`, but waits until all have settled, so that none continues in the background.
 *
 * @param onFailure called when one fails, so that the others can end early
 */
async function allEnded(works: readonly Promise<void>[], onFailure: () => void): Promise<void> {
  for (const work of works) work.catch(onFailure);
  const results = await Promise.allSettled(works);
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [String(result.reason)] : [],
  );
  if (failures.length > 0)
    throw new Error(`faults that could not be brought about: ${failures.join('; ')}`);
}

async function lookAround(
  surroundings: Surroundings,
  { began, calmFrom, warmUp }: Beginnings,
): Promise<Aftermath> {
  const { world, model, webs, workers, doors, owners, notes } = surroundings;
  const secondsLeft = calmSeconds - (Date.now() - calmFrom) / 1000;
  await settled(world, secondsLeft);
  const settledAfter = (Date.now() - calmFrom) / 1000;
  const calm = await rowsOf(world);
  const { waiting } = await openOf(world);

  await allHaveEnded(world);

  const processes = [...webs, ...workers];
  await within(calmSeconds, async () => {
    const words = await Promise.all(processes.map((process) => process.readiness()));
    return words.every((word) => word === 'ok');
  });
  const readiness = await Promise.all(
    processes.map(async (process) => ({
      process: process.name,
      status: await process.readiness(),
    })),
  );
  const mails = world.mail.taken.map(readMail);
  const end = await rowsOf(world);
  world.postgres.endFrozen();
  const most = maxConnections(processes.length);
  await within(calmSeconds, async () => (await connectionsOf(world)).open <= most);
  return {
    settledAfter,
    waited: waiting,
    memory: growthSince(warmUp, processes),
    evidence: {
      journal: {
        ...notes,
        sent: owners.sent,
        faults: notes.faults.toSorted((one, other) => one.from - other.from),
      },
      calm,
      end,
      mails,
      links: await openLinks(world, mails, doors[0]!, webs[0]!.clock),
      modelRequests: (await model.requests()).length,
      log: processes.map((process) => process.log()).join('\n'),
      readiness,
      connections: await connectionsOf(world),
      turns: {
        asked: await turnsAskedFor(world),
        seconds: Math.round((Date.now() - began) / 1000),
      },
    },
  };
}

/** PostgreSQL loses its counters when it crashes, so the result may be too low. */
async function turnsAskedFor({ query }: World): Promise<number> {
  const [scans] = await query<{ count: number }>(
    `SELECT (seq_scan + idx_scan)::int AS count FROM pg_stat_user_tables WHERE relname = 'leases'`,
  );
  return scans!.count;
}

async function connectionsOf({ query }: World): Promise<Evidence['connections']> {
  const [connections] = await query<Evidence['connections']>(
    `SELECT count(*)::int AS open,
       (count(*) FILTER (WHERE xact_start < now() - make_interval(secs => $1)))::int
         AS "inTransaction"
     FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    [longestTransaction],
  );
  return connections!;
}

/**
 * Does not wait for a next try that is minutes or hours ahead: whenever no work is in progress, the
 * next try is brought forward, until none is left. The oracle reports what did not end.
 */
const allHaveEnded = (world: World): Promise<void> =>
  within(2 * calmSeconds, async () => {
    const { atWork, waiting } = await openOf(world);
    if (atWork === 0 && waiting > 0) await bringForward(world);
    return atWork + waiting === 0;
  });

/**
 * Waits until no work is in progress, at most this many seconds. The oracle reports what is stuck.
 */
const settled = (world: World, seconds: number): Promise<void> =>
  within(seconds, async () => (await openOf(world)).atWork === 0);

/** Asks until it is so, but no longer than so many seconds. */
async function within(seconds: number, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isSo()) && Date.now() < deadline) await setTimeout(pollMs);
}
