import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type PoolClient } from 'pg';
import { from } from 'pg-copy-streams';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { CommandProblem } from '../common/errors/command-problem.js';
import { dataSourceOptions, migrations } from '../database/data-source.js';
import {
  type Contents,
  contentsFile,
  type DumpedTable,
  tablesThere,
  transferSettings,
} from './table-files.js';

const emptySchema =
  'DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC';

/**
 * Creates the schema of the dumped tables with its migrations, and fills it, in one transaction: an
 * error rolls everything back.
 *
 * @param folder what `dumpTables` has written.
 * @param isReplacing whether existing data is deleted, in the same transaction.
 * @returns the dumped tables that are not part of the schema, because somebody else created them:
 *   they are skipped.
 * @throws {CommandProblem} when the dump is damaged, or newer than the migrations of this build.
 */
export async function loadTables(
  url: string,
  folder: string,
  isReplacing: boolean,
): Promise<string[]> {
  const contents = await readContents(folder);
  const seen = migrations.filter(({ name }) => contents.migrations.includes(name));
  if (seen.length < contents.migrations.length)
    throw new CommandProblem('The backup has changes to the schema that this build lacks.');

  const options = { ...dataSourceOptions(url, 0), migrations: seen };
  const dataSource = await new DataSource(options).initialize();
  try {
    return await dataSource.transaction(async ({ queryRunner }) => {
      const runner = queryRunner!;
      await runner.query(transferSettings);
      if (isReplacing) await runner.query(emptySchema);
      await new MigrationExecutor(dataSource, runner).executePendingMigrations();
      return fill(runner, contents, folder);
    });
  } finally {
    await dataSource.destroy();
  }
}

async function readContents(folder: string): Promise<Contents> {
  try {
    return JSON.parse(await readFile(contentsFile(folder), 'utf8')) as Contents;
  } catch {
    throw new CommandProblem('The backup does not say what its tables hold: it is damaged.');
  }
}

/** @returns the tables of the dump that the schema does not have. */
async function fill(runner: QueryRunner, contents: Contents, folder: string): Promise<string[]> {
  const names = ((await runner.query(tablesThere)) as { name: string }[]).map(({ name }) => name);
  const restoreKeys = await withoutForeignKeys(runner);
  for (const name of names) {
    const table = contents.tables.find((each) => each.name === name);
    if (!table) throw new CommandProblem(`The backup lacks the table ${name}: it is damaged.`);
    await copyInto(runner, table, join(folder, name));
  }
  await restoreKeys();
  for (const { name, value } of contents.sequences)
    await runner.query(
      `SELECT setval(sequence, $2::bigint) FROM to_regclass(format('public.%I', $1::text)) AS sequence
       WHERE sequence IS NOT NULL`,
      [name, value],
    );
  return contents.tables.map(({ name }) => name).filter((name) => !names.includes(name));
}

/**
 * Drops the foreign keys, so that the order of the tables does not matter.
 *
 * @returns a function that restores them; PostgreSQL then checks all rows.
 */
async function withoutForeignKeys(runner: QueryRunner): Promise<() => Promise<void>> {
  const keys = (await runner.query(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) AS add
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )) as { drop: string; add: string }[];
  for (const { drop } of keys) await runner.query(drop);
  return async () => {
    for (const { add } of keys) await runner.query(add).catch(refuse('A reference'));
  };
}

/** Triggers are disabled, so that the rows of this table and of others stay as they were dumped. */
async function copyInto(runner: QueryRunner, table: DumpedTable, file: string): Promise<void> {
  const name = `public.${escapeIdentifier(table.name)}`;
  const columns = table.columns.map(escapeIdentifier).join();
  const client = (await runner.connect()) as PoolClient;
  await runner.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await pipeline(
    createReadStream(file),
    client.query(from(`COPY ${name} (${columns}) FROM STDIN`)),
  ).catch(refuse(`The table ${table.name}`));
  await runner.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
}

/** For faulty rows, only PostgreSQL's error code: its message may quote answers and names. */
const refuse = (what: string) => (error: unknown) => {
  const { code, message } = Object(error) as { code?: string; message?: string };
  const cause = /^2[23]/.test(`${code}`) ? code : message;
  throw new CommandProblem(
    `${what} of the backup cannot be loaded (${cause}): nothing was changed.`,
  );
};
