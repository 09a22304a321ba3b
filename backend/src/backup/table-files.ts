import { join } from 'node:path';

/** A table and those of its columns that are stored, not computed from others. */
export interface DumpedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * What a folder with dumped tables holds, as its `contents.json` tells. Beside that file stands one
 * for each table, with its name and the rows in the text format of `COPY`.
 */
export interface Contents {
  /** Names of the migrations that the schema had seen, such as `FirstSchema1763683200000`. */
  readonly migrations: readonly string[];
  readonly tables: readonly DumpedTable[];
  /** The last number that each sequence gave; one that gave none yet is left out. */
  readonly sequences: readonly { readonly name: string; readonly value: string }[];
}

export const contentsFile = (folder: string): string => join(folder, 'contents.json');

/** The only table of the schema that is not dumped: the migrations themselves write it. */
export const migrationsTable = 'migrations';

/**
 * Settings of a transaction that moves whole tables: no timeouts, and one text format regardless of
 * the database's own settings. Some versions of PostgreSQL lack some of them.
 */
export const transferSettings = `
  SELECT set_config(name, value, true)
  FROM pg_settings JOIN (VALUES
    ('statement_timeout', '0'), ('lock_timeout', '0'), ('transaction_timeout', '0'),
    ('idle_in_transaction_session_timeout', '0'),
    ('DateStyle', 'ISO'), ('IntervalStyle', 'postgres'), ('extra_float_digits', '1')
  ) AS wanted (name, value) USING (name)`;

/** The tables of our schema, by name. */
export const tablesThere = `
  SELECT tablename AS name FROM pg_tables
  WHERE schemaname = 'public' AND tablename <> '${migrationsTable}' ORDER BY name`;
