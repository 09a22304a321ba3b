import { DataSource } from 'typeorm';
import { readLastVerification } from '../audit/chain/last-verification.js';
import { readLastBackup } from '../backup/last-backup.js';
import { dataSourceOptions } from '../database/data-source.js';
import type { Environment } from '../config/environment.js';
import { longWithoutRepair, readWorkFacts } from '../health/work-facts.js';
import { readLastRetention } from '../retention/last-retention.js';
import { countsInWords } from '../retention/retention-counts.js';
import { doubtful, faulty, type Found, reasonOf, well } from './finding.js';

/** Milliseconds that a statement of the doctor may take. */
const patienceMs = 5000;

/** The oldest PostgreSQL that still gets fixes, as the server counts. */
const oldestPostgres = 150_000;

/** Seconds between the clocks above which times in mails and pages look wrong. */
const clockTolerance = 5;

const hourMs = 3_600_000;

const unseen = doubtful('not looked at, as the database does not answer', 'Mend that first.');

/** The checks that ask PostgreSQL, by their subjects. */
export interface DatabaseChecks {
  readonly Database: Found;
  readonly 'Database pooler': Found;
  readonly Migrations: Found;
  readonly Repair: Found;
  readonly Clock: Found;
  readonly 'Last backup': Found;
  readonly Retention: Found;
  readonly 'Audit log': Found;
}

/**
 * Asks PostgreSQL over two new connections, so that the result does not depend on the pool's load.
 */
export async function checkDatabase(
  { DATABASE_URL, RETENTION_MONTHS }: Environment,
  now: () => number,
): Promise<DatabaseChecks> {
  const dataSource = new DataSource(dataSourceOptions(DATABASE_URL, patienceMs));
  try {
    const begun = now();
    await dataSource.initialize();
    return {
      Database: await checkServer(dataSource, now, begun),
      'Database pooler': await checkPooler(dataSource),
      ...(await checkTables(dataSource, now, RETENTION_MONTHS)),
    };
  } catch (error) {
    return {
      Database: faulty(
        `does not answer: ${reasonOf(error)}`,
        'Start PostgreSQL, or correct DATABASE_URL. Without it nothing works.',
      ),
      'Database pooler': unseen,
      Migrations: unseen,
      Repair: unseen,
      Clock: unseen,
      'Last backup': unseen,
      Retention: unseen,
      'Audit log': unseen,
    };
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

async function checkServer(
  dataSource: DataSource,
  now: () => number,
  begun: number,
): Promise<Found> {
  const [server] = await dataSource.query<[{ number: number; version: string; readOnly: boolean }]>(
    `SELECT current_setting('server_version_num')::int AS number,
       current_setting('server_version') AS version,
       current_setting('transaction_read_only')::boolean AS "readOnly"`,
  );
  const found = `PostgreSQL ${server.version} answers after ${Math.round(now() - begun)} ms`;
  if (server.readOnly)
    return faulty(
      `${found}, and takes no writes`,
      'It is a standby, or its disk is full: lead DATABASE_URL to the primary.',
    );
  if (server.number < oldestPostgres)
    return doubtful(found, `Version ${oldestPostgres / 10_000} is the oldest that gets fixes.`);
  return well(found);
}

/**
 * Behind a pooler in transaction mode a client's connection changes its server connection between
 * statements. While one client holds a server connection in a transaction, the other client is
 * given a different one.
 */
async function checkPooler(dataSource: DataSource): Promise<Found> {
  const first = dataSource.createQueryRunner();
  const second = dataSource.createQueryRunner();
  const serverOf = async (runner: typeof first): Promise<number> => {
    const [{ pid }] = (await runner.query('SELECT pg_backend_pid() AS pid')) as [{ pid: number }];
    return pid;
  };
  try {
    const before = await serverOf(first);
    await second.startTransaction();
    const held = await serverOf(second);
    const after = await serverOf(first);
    await second.commitTransaction();
    if (held !== before && before === after) return well('none, or one that keeps sessions');
    return doubtful(
      'a pooler in transaction mode',
      'Set pool_mode = session, or lead DATABASE_URL past it: time limits and the lock around migrations belong to a session.',
    );
  } finally {
    await first.release();
    await second.release();
  }
}

async function checkTables(
  dataSource: DataSource,
  now: () => number,
  months: number | undefined,
): Promise<Omit<DatabaseChecks, 'Database' | 'Database pooler'>> {
  const Clock = await checkClock(dataSource, now);
  const Migrations = await checkMigrations(dataSource);
  if (Migrations.status === 'fault') {
    const later = doubtful('not looked at, as the schema is older', 'Mend that first.');
    return {
      Clock,
      Migrations,
      Repair: later,
      'Last backup': later,
      Retention: later,
      'Audit log': later,
    };
  }
  return {
    Clock,
    Migrations,
    Repair: await checkRepair(dataSource),
    'Last backup': await checkBackup(dataSource, now),
    Retention: await checkRetention(dataSource, now, months),
    'Audit log': await checkAuditLog(dataSource, now),
  };
}

async function checkClock(dataSource: DataSource, now: () => number): Promise<Found> {
  const before = now();
  const [{ at }] = await dataSource.query<[{ at: number }]>(
    `SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS at`,
  );
  // The reply was made between the two.
  const seconds = Math.round((at - (before + now()) / 2) / 1000);
  const found = `${Math.abs(seconds)} s between this machine and the database`;
  if (Math.abs(seconds) <= clockTolerance) return well(found);
  return doubtful(found, 'Set both clocks by NTP: the times of links and reports come from both.');
}

async function checkMigrations(dataSource: DataSource): Promise<Found> {
  const [{ exists }] = await dataSource.query<[{ exists: boolean }]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  const done = exists
    ? await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY timestamp')
    : [];
  const names = new Set(done.map(({ name }) => name));
  const ours = dataSource.migrations.map(({ name }) => `${name}`);
  const pending = ours.filter((name) => !names.has(name)).length;
  if (pending > 0)
    return faulty(`${pending} are pending`, 'Start a backend of this version: it runs them.');
  const newest = done.at(-1)?.name;
  if (done.length > ours.length)
    return doubtful(
      `the schema ${newest} is newer than this version`,
      'That is right only while an update goes on.',
    );
  return well(`all ${done.length} done, the last is ${newest}`);
}

async function checkRepair(dataSource: DataSource): Promise<Found> {
  const { secondsSinceRepair } = await readWorkFacts(dataSource);
  const advice = 'Look whether a worker runs, and at its log.';
  if (secondsSinceRepair === null) return doubtful('never ran', advice);
  const found = `ran ${Math.max(0, Math.round(secondsSinceRepair))} s ago`;
  return secondsSinceRepair > longWithoutRepair ? doubtful(found, advice) : well(found);
}

async function checkBackup(dataSource: DataSource, now: () => number): Promise<Found> {
  const advice = 'Run npm run backup each night, as docs/operator/backing-up.md shows.';
  const backup = await readLastBackup(dataSource);
  if (backup === null)
    return doubtful('none by npm run backup so far', `${advice} Or back the database up yourself.`);
  const age = `${Math.floor((now() - backup.finishedAt.getTime()) / hourMs)} h ago`;
  const found = `${age}${backup.isEncrypted === null ? '' : backup.isEncrypted ? ', encrypted' : ', not encrypted'}`;
  if (backup.isLate) return doubtful(found, advice);
  if (backup.isEncrypted === false)
    return doubtful(found, 'Set BACKUP_RECIPIENT, as docs/operator/backing-up.md shows.');
  return well(found);
}

async function checkRetention(
  dataSource: DataSource,
  now: () => number,
  months: number | undefined,
): Promise<Found> {
  if (months === undefined) return well('all is kept until a coach deletes it');
  const limit = `${months} months after the last submission`;
  const run = await readLastRetention(dataSource);
  if (run === null) return well(`${limit}; the first run is at night`);
  const hours = Math.floor((now() - run.at.getTime()) / hourMs);
  const found = `${limit}; ${hours} h ago it deleted ${countsInWords(run)}`;
  return run.isLate ? doubtful(found, 'Look whether a worker runs, and at its log.') : well(found);
}

async function checkAuditLog(dataSource: DataSource, now: () => number): Promise<Found> {
  const last = await readLastVerification(dataSource);
  if (last === null) return well('the first verification is at night');
  const hours = Math.floor((now() - last.at.getTime()) / hourMs);
  if (last.fault !== null)
    return faulty(
      `changed from outside, as of ${hours} h ago: ${last.fault}`,
      'Keep the database as it is, and read docs/operator/watching.md on the audit log.',
    );
  const found = `${last.entries} entries verified ${hours} h ago`;
  return last.isLate ? doubtful(found, 'Look whether a worker runs, and at its log.') : well(found);
}
