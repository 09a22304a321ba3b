import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityMetadata } from 'typeorm';
import { generated } from '../../../src/database/entities/computed-column.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** TypeORM's own record of what it ran. */
const ofTypeorm = 'migrations';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly isGenerated: boolean;
  readonly isKey: boolean;
}

/** Names of types as entities give them, by PostgreSQL's. */
const typeNames: Readonly<Record<string, string>> = {
  int4: 'int',
  int8: 'bigint',
  float8: 'double precision',
  bool: 'boolean',
};

const inDatabase = async (): Promise<Column[]> => {
  const rows = await app.dataSource.query<Column[]>(
    `SELECT table_name AS "table", column_name AS "column", udt_name AS type,
       is_nullable = 'YES' AS "isNullable", is_generated = 'ALWAYS' AS "isGenerated",
       EXISTS (
         SELECT FROM information_schema.key_column_usage AS keys
         JOIN information_schema.table_constraints USING (constraint_schema, constraint_name)
         WHERE constraint_type = 'PRIMARY KEY' AND keys.table_name = columns.table_name
           AND keys.column_name = columns.column_name
       ) AS "isKey"
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> $1`,
    [ofTypeorm],
  );
  return rows.map((row) => ({ ...row, type: typeNames[row.type] ?? row.type }));
};

const columnsOf = ({ tableName, columns }: EntityMetadata): Column[] =>
  columns.map((column) => ({
    table: tableName,
    column: column.databaseName,
    type: `${column.isArray ? '_' : ''}${String(column.type)}`,
    isNullable: column.isNullable,
    isGenerated: column.comment === generated,
    isKey: column.isPrimary,
  }));

const byName = (columns: readonly Column[]) =>
  Object.fromEntries(
    columns
      .map(({ table, column, ...facts }) => [`${table}.${column}`, facts] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** The trigger that a column's comment names. */
const triggerIn = (comment = ''): string | undefined => /trigger (\w+)/.exec(comment)?.[1];

describe('the entities', () => {
  it('describe every column of every table as it is', async () =>
    expect(byName(app.dataSource.entityMetadatas.flatMap(columnsOf))).toEqual(
      byName(await inDatabase()),
    ));

  it('name the triggers there are, each at columns that its function fills', async () => {
    const triggers = await app.dataSource.query<{ name: string; body: string }[]>(
      `SELECT tgname AS name, prosrc AS body FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
       WHERE NOT tgisinternal`,
    );
    const filled = app.dataSource.entityMetadatas.flatMap(({ columns }) =>
      columns.flatMap(({ databaseName, comment }) => {
        const trigger = triggerIn(comment);
        return trigger === undefined ? [] : [{ trigger, column: databaseName }];
      }),
    );
    expect(new Set(filled.map(({ trigger }) => trigger))).toEqual(
      new Set(triggers.map(({ name }) => name)),
    );
    for (const { trigger, column } of filled)
      expect(triggers.find(({ name }) => name === trigger)?.body).toContain(column);
  });
});
