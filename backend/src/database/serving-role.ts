import { DataSource, type EntityManager } from 'typeorm';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { advisoryLocks } from './advisory-locks.js';
import { dataSourceOptions, migrateDatabase } from './data-source.js';

/** The databases' users, as the settings name them. */
export interface DatabaseUsers {
  readonly DATABASE_URL: string;
  readonly MIGRATION_DATABASE_URL?: string | undefined;
}

/**
 * Brings the schema up to date. Where a user of its own does so, the user that serves gets its
 * rights: it reads and writes rows, but neither changes tables nor the chain of the audit trail.
 */
export async function prepareDatabase({
  DATABASE_URL,
  MIGRATION_DATABASE_URL,
}: DatabaseUsers): Promise<void> {
  await migrateDatabase(MIGRATION_DATABASE_URL ?? DATABASE_URL);
  if (MIGRATION_DATABASE_URL === undefined) return;
  const dataSource = await new DataSource(
    dataSourceOptions(MIGRATION_DATABASE_URL, 0),
  ).initialize();
  try {
    await dataSource.transaction((manager) => grantServing(manager, new URL(DATABASE_URL)));
  } finally {
    await dataSource.destroy();
  }
}

async function grantServing(manager: EntityManager, serving: URL): Promise<void> {
  // Two that grant at the same time would change the same rows of the catalog.
  await manager.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.grants]);
  const name = decodeURIComponent(serving.username);
  const role = escapeIdentifier(name);
  const known = await manager.query<unknown[]>('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  if (known.length === 0)
    await manager.query(
      `CREATE ROLE ${role} LOGIN PASSWORD ${escapeLiteral(decodeURIComponent(serving.password))}`,
    );
  await manager.query(`
    REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${role};
    GRANT USAGE ON SCHEMA public TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role};
    REVOKE INSERT, UPDATE, DELETE ON migrations, audit_cut FROM ${role};
    REVOKE UPDATE, DELETE ON audit_chain, audit_verifications, audit_entries FROM ${role};
    GRANT UPDATE (company_name, address, once_key, details, value_keys) ON audit_entries TO ${role};
    REVOKE EXECUTE ON FUNCTION cut_audit_chain FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION cut_audit_chain TO ${role};
  `);
}
