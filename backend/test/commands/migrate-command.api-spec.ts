import { execFile } from 'node:child_process';
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
const migrateCommand = (DATABASE_URL = database.url) =>
  new Promise((resolve) => {
    const script = join(import.meta.dirname, '../../dist/migrate.js');
    const child = execFile(process.execPath, [script], { env: { DATABASE_URL } }, (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });

async function migrations(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

describe('the command that brings the schema up to date', () => {
  const done = { code: 0, out: 'The schema is up to date.\n', err: '' };

  it('makes the schema, once also when several start at the same time', async () => {
    expect(await Promise.all([migrateCommand(), migrateCommand()])).toEqual([done, done]);
    const made = await migrations();
    expect(made).toContain('FirstSchema1763683200000');
    expect(await migrateCommand()).toEqual(done);
    expect(await migrations()).toEqual(made);
  });

  it('fails with a sentence where there is no database', async () => {
    expect(await migrateCommand('postgres://a:b@127.0.0.1:1/x')).toEqual({
      code: 1,
      out: '',
      err: 'The database does not answer: check DATABASE_URL.\n',
    });
  });
});
