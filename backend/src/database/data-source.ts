import { setTimeout } from 'node:timers/promises';
import {
  type DataSource,
  type DataSourceOptions,
  MigrationExecutor,
  type QueryRunner,
} from 'typeorm';
import { entities } from './entities.js';
import { FirstSchema1763683200000 } from './migrations/1763683200000-first-schema.js';
import { UsersAndKeys1763769600000 } from './migrations/1763769600000-users-and-keys.js';
import { CoachesDesk1763856000000 } from './migrations/1763856000000-coaches-desk.js';
import { SignInEpoch1763942400000 } from './migrations/1763942400000-sign-in-epoch.js';
import { Overview1764028800000 } from './migrations/1764028800000-overview.js';
import { AuditAddress1764115200000 } from './migrations/1764115200000-audit-address.js';
import { MailsToTheCoach1764201600000 } from './migrations/1764201600000-mails-to-the-coach.js';
import { Wording1764288000000 } from './migrations/1764288000000-wording.js';

/** Our transactions take milliseconds. */
const patienceMs = 5000;

export const dataSourceOptions = (url: string): DataSourceOptions => ({
  type: 'postgres',
  url,
  // A database that does not answer, or a row that somebody holds, fails a request instead of
  // holding it too; and a process that froze within a transaction does not keep its rows.
  connectTimeoutMS: patienceMs,
  extra: {
    lock_timeout: patienceMs,
    idle_in_transaction_session_timeout: 2 * patienceMs,
    // Notices a server that vanished without a word.
    keepAlive: true,
  },
  entities,
  migrations: [
    FirstSchema1763683200000,
    UsersAndKeys1763769600000,
    CoachesDesk1763856000000,
    SignInEpoch1763942400000,
    Overview1764028800000,
    AuditAddress1764115200000,
    MailsToTheCoach1764201600000,
    Wording1764288000000,
  ],
});

/** Any number that only our migrations use as an advisory lock. */
const migrationLock = 7_346_102_985;

/** PostgreSQL's code for a lock that was not to be had in time. */
const lockNotAvailable = '55P03';

/**
 * How long a migration waits for a lock at a time. Everybody who wants the same table waits behind
 * it meanwhile, and requests are patient for longer than this.
 */
const migrationPatienceMs = 3000;
/** The pause in which those go on. */
const betweenTriesMs = 1000;
/** Some five minutes: a backup of the database holds its locks until it is done. */
const migrationTries = 75;

/**
 * Brings the schema up to date while processes of an older version go on with it; processes that
 * start at once wait for the first.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    // The first process may take longer than a request would wait for a row.
    await runner.query('SET lock_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await runner.query(`SET lock_timeout = ${migrationPatienceMs}`);
    await runPending(dataSource, runner);
    await runner.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    await runner.query('RESET lock_timeout');
  } finally {
    // After a fault nobody goes on with this connection, and its end lets the lock go.
    await runner.release();
  }
}

/** Each migration in a transaction of its own, so that what is done need not be done again. */
async function runPending(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    try {
      await executor.executePendingMigrations();
      return;
    } catch (error) {
      if (Reflect.get(Object(error), 'code') !== lockNotAvailable || tried === migrationTries)
        throw error;
    }
    await setTimeout(betweenTriesMs);
  }
}
