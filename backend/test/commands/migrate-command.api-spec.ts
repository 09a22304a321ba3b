import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createDatabase } from '../support/services/own-database.js';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

/** Runs the built command as in an image, with nothing but the database's address set. */
const migrateCommand = (DATABASE_URL = database.url, more: NodeJS.ProcessEnv = {}) =>
  new Promise((resolve) => {
    const script = join(import.meta.dirname, '../../dist/migrate.js');
    const child = execFile(
      process.execPath,
      [script],
      { env: { DATABASE_URL, ...more } },
      (_, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });

async function asOwner<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const migrations = async (): Promise<string[]> => {
  const rows = await asOwner<{ name: string }>('SELECT name FROM migrations');
  return rows.map(({ name }) => name);
};

describe('the command that brings the schema up to date', () => {
  const done = { code: 0, out: 'The schema is up to date.\n', err: '' };

  it('makes the schema, once also when several start at the same time', async () => {
    expect(await Promise.all([migrateCommand(), migrateCommand()])).toEqual([done, done]);
    const made = await migrations();
    expect(made).toContain('FirstSchema1763683200000');
    expect(await migrateCommand()).toEqual(done);
    expect(await migrations()).toEqual(made);
  });

  it('makes a user that serves, and gives it its rights', async () => {
    const serving = new URL(database.url);
    serving.username = `serving_${randomBytes(6).toString('hex')}`;
    serving.password = 'for this test';
    const more = { MIGRATION_DATABASE_URL: database.url };
    expect(await migrateCommand(serving.href, more)).toEqual(done);
    // With its own address alone, it finds nothing to do.
    expect(await migrateCommand(serving.href)).toEqual(done);
    const client = new pg.Client({ connectionString: serving.href });
    await client.connect();
    try {
      await client.query('SELECT FROM companies');
      await expect(client.query('DELETE FROM audit_chain')).rejects.toMatchObject({
        code: '42501',
      });
    } finally {
      await client.end();
      await asOwner(`DROP OWNED BY ${serving.username}; DROP ROLE ${serving.username}`);
    }
  });

  it('fails with a sentence where there is no database', async () => {
    expect(await migrateCommand('postgres://a:b@127.0.0.1:1/x')).toEqual({
      code: 1,
      out: '',
      err: 'The database does not answer: check DATABASE_URL.\n',
    });
  });
});
