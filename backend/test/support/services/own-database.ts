import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { service } from './service-address.js';

/** A database of a test's own. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Any number that only the making of the template uses as an advisory lock. */
const templateLock = 6_120_774_301;

const migrations = join(import.meta.dirname, '../../../src/database/migrations');

/** An empty database, on the server that the tests share or on another one. */
export const createDatabase = (server = service('DATABASE_URL')): Promise<TestDatabase> =>
  created(server, '');

/**
 * A database with the newest schema, copied from a template. The first test that needs the template
 * creates it.
 *
 * @param migrate migrates the database at this address to the newest schema.
 */
export async function createMigratedDatabase(
  migrate: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  const server = service('DATABASE_URL');
  const template = await templateOn(server, migrate);
  return created(server, `TEMPLATE ${template}`);
}

async function created(server: URL, how: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(server, (client) => client.query(`CREATE DATABASE ${name} ${how}`));
  return {
    url: addressOf(server, name),
    drop: () =>
      administer(server, async (client) => {
        await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      }),
  };
}

/**
 * The template's name contains the digest of all migrations, because the server may outlive a
 * change of them.
 */
async function templateOn(server: URL, migrate: (url: string) => Promise<void>): Promise<string> {
  const name = `template_${await digestOfMigrations()}`;
  await administer(server, async (client) => {
    // Ends with the connection.
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 1) return;
    // Renamed when it is complete, so that a copy never has half of a schema.
    const unfinished = `${name}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished}`);
    await migrate(addressOf(server, unfinished));
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
  return name;
}

async function digestOfMigrations(): Promise<string> {
  const digest = createHash('sha256');
  for (const name of (await readdir(migrations)).toSorted())
    digest.update(await readFile(join(migrations, name)));
  return digest.digest('hex').slice(0, 16);
}

async function administer<Result>(
  server: URL,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(server: URL, name: string): string {
  const database = new URL(server);
  database.pathname = name;
  return database.href;
}
