import { setTimeout } from 'node:timers/promises';
import { DataSource, type DataSourceOptions, MigrationExecutor, type QueryRunner } from 'typeorm';
import { CommandProblem } from '../common/errors/command-problem.js';
import { advisoryLocks } from './advisory-locks.js';
import { entities } from './entities.js';
import { PatientClient } from './patient-client.js';
import { FirstSchema1763683200000 } from './migrations/1763683200000-first-schema.js';
import { UsersAndKeys1763769600000 } from './migrations/1763769600000-users-and-keys.js';
import { CoachesDesk1763856000000 } from './migrations/1763856000000-coaches-desk.js';
import { SignInEpoch1763942400000 } from './migrations/1763942400000-sign-in-epoch.js';
import { Overview1764028800000 } from './migrations/1764028800000-overview.js';
import { AuditAddress1764115200000 } from './migrations/1764115200000-audit-address.js';
import { MailsToTheCoach1764201600000 } from './migrations/1764201600000-mails-to-the-coach.js';
import { Wording1764288000000 } from './migrations/1764288000000-wording.js';
import { MailServer1764374400000 } from './migrations/1764374400000-mail-server.js';
import { Backups1764460800000 } from './migrations/1764460800000-backups.js';
import { Traces1764547200000 } from './migrations/1764547200000-traces.js';
import { NotJudged1764633600000 } from './migrations/1764633600000-not-judged.js';
import { ExtractedFacts1764720000000 } from './migrations/1764720000000-extracted-facts.js';
import { Counsel1764806400000 } from './migrations/1764806400000-counsel.js';
import { StepTicks1764892800000 } from './migrations/1764892800000-step-ticks.js';
import { PlanShares1764979200000 } from './migrations/1764979200000-plan-shares.js';
import { DisplayNames1765065600000 } from './migrations/1765065600000-display-names.js';
import { DeskList1765152000000 } from './migrations/1765152000000-desk-list.js';
import { DeskListRows1765152060000 } from './migrations/1765152060000-desk-list-rows.js';
import { InboxMarks1765155600000 } from './migrations/1765155600000-inbox-marks.js';
import { NotesAndReaders1765238400000 } from './migrations/1765238400000-notes-and-readers.js';
import { PhoneSearch1765324800000 } from './migrations/1765324800000-phone-search.js';
import { Trash1765328400000 } from './migrations/1765328400000-trash.js';
import { NewestReports1765332000000 } from './migrations/1765332000000-newest-reports.js';
import { AuditCompany1765411200000 } from './migrations/1765411200000-audit-company.js';
import { AuditCompanyRows1765411260000 } from './migrations/1765411260000-audit-company-rows.js';
import { SecondFactor1765490400000 } from './migrations/1765490400000-second-factor.js';
import { SavedViews1765497600000 } from './migrations/1765497600000-saved-views.js';
import { AreaStandings1765501200000 } from './migrations/1765501200000-area-standings.js';
import { ConfirmedDetails1765584000000 } from './migrations/1765584000000-confirmed-details.js';
import { ConfirmedDetailsRows1765584060000 } from './migrations/1765584060000-confirmed-details-rows.js';
import { MailStops1765587600000 } from './migrations/1765587600000-mail-stops.js';
import { UserRoles1765601000000 } from './migrations/1765601000000-user-roles.js';
import { RetentionRuns1765602000000 } from './migrations/1765602000000-retention-runs.js';
import { Erasures1765602100000 } from './migrations/1765602100000-erasures.js';
import { OidcIdentities1765603000000 } from './migrations/1765603000000-oidc-identities.js';
import { BackupEncryption1765604000000 } from './migrations/1765604000000-backup-encryption.js';
import { AuditChain1765605000000 } from './migrations/1765605000000-audit-chain.js';
import { AuditChainIndex1765605060000 } from './migrations/1765605060000-audit-chain-index.js';
import { LowestScores1765606000000 } from './migrations/1765606000000-lowest-scores.js';
import { CompaniesByAddress1765607000000 } from './migrations/1765607000000-companies-by-address.js';

/** All that make the schema, in their order. */
export const migrations = [
  FirstSchema1763683200000,
  UsersAndKeys1763769600000,
  CoachesDesk1763856000000,
  SignInEpoch1763942400000,
  Overview1764028800000,
  AuditAddress1764115200000,
  MailsToTheCoach1764201600000,
  Wording1764288000000,
  MailServer1764374400000,
  Backups1764460800000,
  Traces1764547200000,
  NotJudged1764633600000,
  ExtractedFacts1764720000000,
  Counsel1764806400000,
  StepTicks1764892800000,
  PlanShares1764979200000,
  DisplayNames1765065600000,
  DeskList1765152000000,
  DeskListRows1765152060000,
  InboxMarks1765155600000,
  NotesAndReaders1765238400000,
  PhoneSearch1765324800000,
  Trash1765328400000,
  NewestReports1765332000000,
  AuditCompany1765411200000,
  AuditCompanyRows1765411260000,
  SecondFactor1765490400000,
  SavedViews1765497600000,
  AreaStandings1765501200000,
  ConfirmedDetails1765584000000,
  ConfirmedDetailsRows1765584060000,
  MailStops1765587600000,
  UserRoles1765601000000,
  RetentionRuns1765602000000,
  Erasures1765602100000,
  OidcIdentities1765603000000,
  BackupEncryption1765604000000,
  AuditChain1765605000000,
  AuditChainIndex1765605060000,
  LowestScores1765606000000,
  CompaniesByAddress1765607000000,
];

/** The schema that this version makes. */
export const newestMigration = migrations.at(-1)!.name;

/** Milliseconds. Our transactions take a few. */
const patienceMs = 5000;

/** Milliseconds that a statement may take. The longest of ours, over a million rows, take seconds. */
const queryPatienceMs = 15_000;

/** Milliseconds without traffic after which the system asks whether the server is still there. */
const keepAliveDelayMs = 10_000;

/**
 * Set by a statement, because PgBouncer refuses a connection with these as start-up parameters.
 * With the first, a request fails instead of waiting for a locked row; with the second, a process
 * that froze in a transaction loses its locks.
 */
const sessionSettings = `SET lock_timeout = ${patienceMs};
  SET idle_in_transaction_session_timeout = ${2 * patienceMs}`;

/**
 * @param queryTimeoutMs how long the result of a statement may take; 0 for no limit, which
 *   migrations and commands need
 */
export const dataSourceOptions = (
  url: string,
  queryTimeoutMs = queryPatienceMs,
): DataSourceOptions => ({
  type: 'postgres',
  url,
  connectTimeoutMS: patienceMs,
  extra: {
    Client: PatientClient,
    onConnect: (client: PatientClient) => client.query(sessionSettings),
    // `query_timeout` ends the wait for a server that disappeared; keep-alive detects it on idle
    // connections.
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
  },
  entities,
  migrations,
});

/** PostgreSQL's code for a lock timeout. */
const lockNotAvailable = '55P03';

/** PostgreSQL's code where a user may not do something. */
const notAllowed = '42501';

/**
 * Milliseconds that a migration waits for a lock in one try. Meanwhile all requests for the same
 * table queue up behind it; this is shorter than their own lock timeout.
 */
const migrationPatienceMs = 3000;
/** Milliseconds between two tries, in which the queued requests proceed. */
const betweenTriesMs = 1000;
/** Together some five minutes: a backup of the database holds its locks until it is done. */
const migrationTries = 75;

/** Like {@link migrate}, on a connection of its own and without a statement timeout. */
export async function migrateDatabase(url: string): Promise<void> {
  const dataSource = await new DataSource(dataSourceOptions(url, 0)).initialize();
  try {
    await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Brings the schema up to date while processes of an older version keep using it. Of processes that
 * start concurrently, one migrates and the others wait.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    // The wait for another process's migration has no limit.
    await runner.query('SET lock_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migration]);
    await runner.query(`SET lock_timeout = ${migrationPatienceMs}`);
    await runPending(dataSource, runner);
    await runner.query('SELECT pg_advisory_unlock($1)', [advisoryLocks.migration]);
    await runner.query(`SET lock_timeout = ${patienceMs}`);
  } finally {
    // After an error the connection is in an unknown state: closing it releases the advisory lock.
    await runner.release();
  }
}

/** Runs each migration in a transaction of its own, so that a retry skips the finished ones. */
async function runPending(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    try {
      await executor.executePendingMigrations();
      return;
    } catch (error) {
      const code: unknown = Reflect.get(Object(error), 'code');
      if (code === notAllowed)
        throw new CommandProblem(
          'The user of the database may not change its schema, and changes are pending: run node backend/dist/migrate.js with MIGRATION_DATABASE_URL first.',
        );
      if (code !== lockNotAvailable || tried === migrationTries) throw error;
    }
    await setTimeout(betweenTriesMs);
  }
}
