import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dumpTables } from '../../../src/backup/dump-tables.js';
import { loadTables } from '../../../src/backup/load-tables.js';
import { type Contents, contentsFile, tablesThere } from '../../../src/backup/table-files.js';
import {
  dataSourceOptions,
  migrateDatabase,
  migrations,
} from '../../../src/database/data-source.js';
import { seedCommand } from '../../../src/seed/seed-command.js';
import {
  createDatabase,
  createMigratedDatabase,
  type TestDatabase,
} from '../../support/services/own-database.js';
import { eventually } from '../../support/eventually.js';

const connected = (url: string): Promise<DataSource> =>
  new DataSource(dataSourceOptions(url)).initialize();

async function query<Row>(url: string, statement: string): Promise<Row[]> {
  const dataSource = await connected(url);
  try {
    return await dataSource.query<Row[]>(statement);
  } finally {
    await dataSource.destroy();
  }
}

/** All rows of all tables, and the migrations that the schema has seen. */
async function everythingIn(url: string): Promise<Record<string, string[]>> {
  const dataSource = await connected(url);
  try {
    const found: Record<string, string[]> = {};
    const tables = await dataSource.query<{ name: string }[]>(tablesThere);
    for (const { name } of tables) {
      const rows = await dataSource.query<{ row: string }[]>(
        `SELECT t::text AS row FROM ${name} t`,
      );
      found[name] = rows.map(({ row }) => row).sort();
    }
    if (tables.length === 0) return found;
    const seen = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations');
    return { ...found, migrations: seen.map(({ name }) => name) };
  } finally {
    await dataSource.destroy();
  }
}

/** The constraints and triggers of the schema. */
const rulesOf = (url: string): Promise<{ rule: string }[]> =>
  query(
    url,
    `SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) AS rule
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT concat_ws(' ', tgname, tgenabled, pg_get_triggerdef(oid))
       FROM pg_trigger WHERE NOT tgisinternal
     ORDER BY rule`,
  );

/** A company whose name has every character that PostgreSQL's text format escapes. */
const oddName = 'Tab\\t, line\\nline, \\\\N, \\\\., "quotes", ü and 🐘';
const oddCompany = `
  INSERT INTO companies (name, owner_first_name, owner_last_name, owner_email, owner_phone, industry, country)
  VALUES (E'${oddName}', '', '\\N', 'a@example.com', '1', 'x', 'DE')`;

let source: TestDatabase;
beforeAll(async () => {
  source = await createMigratedDatabase(migrateDatabase);
  const { url } = source;
  const dataSource = await connected(url);
  const seed = seedCommand(['--companies', '12'], () => undefined);
  await seed(url, () => Promise.resolve(dataSource));
  await dataSource.query(oddCompany);
  await dataSource.query(`
    INSERT INTO users (username, password_hash) VALUES ('coach', 'hash');
    INSERT INTO comments (analysis_id, user_id, content)
      SELECT analyses.id, users.id, 'A word' FROM analyses, users LIMIT 3;
    INSERT INTO audit_entries (user_id, username, action, target_type, request_id)
      SELECT id, username, 'signed-in', 'user', 'r' FROM users, generate_series(1, 7);
    DELETE FROM audit_entries WHERE id > 5`);
  await dataSource.destroy();
});
afterAll(() => source.drop());

let target: TestDatabase;
let folder: string;
beforeEach(async () => {
  target = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'dump-'));
});
afterEach(async () => {
  await target.drop();
  await rm(folder, { recursive: true });
});

describe('a dump of the tables', () => {
  it('brings the same rows, schema and sequences into an empty database', async () => {
    await dumpTables(source.url, folder);
    expect(await loadTables(target.url, folder, false)).toEqual([]);
    const restored = await everythingIn(target.url);
    expect(restored).toEqual(await everythingIn(source.url));
    expect(restored['companies']).toHaveLength(13);
    expect(restored['comments']).toHaveLength(3);
    expect(await rulesOf(target.url)).toEqual(await rulesOf(source.url));
    const [entry] = await query<{ id: string }>(
      target.url,
      `INSERT INTO audit_entries (user_id, username, action, target_type, request_id)
       SELECT id, username, 'signed-in', 'user', 'r' FROM users RETURNING id`,
    );
    expect(entry).toEqual({ id: '8' });
  });

  it('has the rows of one moment, and waits for as long as it has to', async () => {
    const own = await createMigratedDatabase(migrateDatabase);
    await query(
      own.url,
      `ALTER DATABASE ${new URL(own.url).pathname.slice(1)} SET lock_timeout = 1`,
    );
    const others = await connected(own.url);
    const holder = others.createQueryRunner();
    await holder.query('BEGIN; LOCK TABLE users');
    const dumped = dumpTables(own.url, folder);
    await eventually('the dump waits', async () => {
      const [waiting] = await others.query<object[]>(
        `SELECT FROM pg_stat_activity WHERE datname = current_database()
         AND wait_event_type = 'Lock' AND query LIKE 'LOCK TABLE%'`,
      );
      return waiting;
    });
    await others.query(oddCompany);
    await holder.query('COMMIT');
    await holder.release();
    await others.destroy();
    await dumped;
    expect(await readFile(join(folder, 'companies'), 'utf8')).toBe('');
    await own.drop();
  });

  it('is loaded into the schema that it had, which then goes on to the newest', async () => {
    const old = await createDatabase();
    const [first, second] = migrations;
    const options = { ...dataSourceOptions(old.url), migrations: [first!, second!] };
    const older = await new DataSource(options).initialize();
    await older.runMigrations();
    await older.query(oddCompany);
    await older.destroy();

    await dumpTables(old.url, folder);
    await loadTables(target.url, folder, false);
    expect(await everythingIn(target.url)).toEqual(await everythingIn(old.url));
    await old.drop();
    await migrateDatabase(target.url);
    const { companies, migrations: seen } = await everythingIn(target.url);
    expect(companies).toHaveLength(1);
    expect(seen).toEqual(migrations.map(({ name }) => name));
  });

  it('takes the place of what is there', async () => {
    await migrateDatabase(target.url);
    await query(target.url, oddCompany);
    await query(target.url, 'CREATE TABLE of_a_newer_version ()');
    await dumpTables(source.url, folder);
    await loadTables(target.url, folder, true);
    expect(await everythingIn(target.url)).toEqual(await everythingIn(source.url));
  });

  it('leaves out, by name, the tables that somebody else made', async () => {
    const own = await createMigratedDatabase(migrateDatabase);
    await query(
      own.url,
      `CREATE TABLE "a friend's" (id serial); INSERT INTO "a friend's" DEFAULT VALUES`,
    );
    await dumpTables(own.url, folder);
    await own.drop();
    expect(await loadTables(target.url, folder, false)).toEqual(["a friend's"]);
  });
});

describe('a dump that does not fit', () => {
  const faults: [string, string | RegExp, () => Promise<void>][] = [
    [
      'a row twice',
      'The table users of the backup cannot be loaded (23505): nothing was changed.',
      async () => {
        const users = await readFile(join(folder, 'users'), 'utf8');
        await writeFile(join(folder, 'users'), users + users);
      },
    ],
    [
      'no row that others refer to',
      'A reference of the backup cannot be loaded (23503): nothing was changed.',
      () => writeFile(join(folder, 'users'), ''),
    ],
    [
      'no file of a table',
      /^The table users of the backup cannot be loaded \(ENOENT: .*\): nothing was changed\.$/,
      () => rm(join(folder, 'users')),
    ],
    [
      'no list of its tables',
      'The backup does not say what its tables hold: it is damaged.',
      () => rm(contentsFile(folder)),
    ],
    [
      'no word of a table',
      'The backup lacks the table users: it is damaged.',
      () =>
        changeContents(({ tables, ...rest }) => ({
          ...rest,
          tables: tables.filter(({ name }) => name !== 'users'),
        })),
    ],
    [
      'a schema of a newer version',
      'The backup has changes to the schema that this build lacks.',
      () =>
        changeContents((contents) => ({
          ...contents,
          migrations: [...contents.migrations, 'Later9999999999999'],
        })),
    ],
  ];

  async function changeContents(change: (contents: Contents) => Contents): Promise<void> {
    const file = contentsFile(folder);
    const contents = JSON.parse(await readFile(file, 'utf8')) as Contents;
    await writeFile(file, JSON.stringify(change(contents)));
  }

  it.each(faults)('as it has %s is refused, and leaves nothing', async (_, message, spoil) => {
    await dumpTables(source.url, folder);
    await spoil();
    await expect(loadTables(target.url, folder, false)).rejects.toThrow(message);
    expect(await everythingIn(target.url)).toEqual({});

    await migrateDatabase(target.url);
    await query(target.url, oddCompany);
    const before = await everythingIn(target.url);
    await expect(loadTables(target.url, folder, true)).rejects.toThrow(message);
    expect(await everythingIn(target.url)).toEqual(before);
  });
});
