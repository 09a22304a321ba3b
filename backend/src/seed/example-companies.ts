import type { DataSource, EntityManager } from 'typeorm';
import { exampleCompany, type Row } from './example-company.js';
import { keyOf } from './personas/persona.js';
import { seededSql, seedId } from './seed-ids.js';

/** How many companies one transaction adds or removes. */
const batch = 100;

/** What there is to add: the companies from number 1 to `count` of a seed. */
export interface Wanted {
  readonly seed: number;
  readonly count: number;
}

/** Companies and submissions that were added. */
export interface Added {
  readonly companies: number;
  readonly submissions: number;
}

/**
 * Adds those companies that are not there yet, with their submissions, reports and deliveries. It
 * tells no queue and sends no mail, and no worker takes up what waits.
 *
 * @param onBatch told how many of the wanted are there so far
 */
export async function addExampleCompanies(
  dataSource: DataSource,
  { seed, count }: Wanted,
  onBatch: (done: number) => void = () => undefined,
): Promise<Added> {
  const added = { companies: 0, submissions: 0 };
  const now = new Date();
  for (let start = 0; start < count; start += batch) {
    const end = Math.min(start + batch, count);
    const indexes = Array.from({ length: end - start }, (_, offset) => start + offset);
    const missing = await missingOf(dataSource, seed, indexes);
    const companies = missing.map((index) => exampleCompany(seed, index, now));
    const stored = await dataSource.transaction(async (manager) => {
      const rows = companies.map(({ company }) => company);
      const ids = new Set(await insert(manager, 'companies', rows));
      // Somebody may have added the same at the same time.
      const ours = companies.filter(({ id }) => ids.has(id));
      const responses = ours.flatMap((each) => each.responses);
      await insert(manager, 'responses', responses);
      await insert(
        manager,
        'analyses',
        ours.flatMap((each) => each.analyses),
      );
      await insert(
        manager,
        'email_deliveries',
        ours.flatMap((each) => each.deliveries),
      );
      return { companies: ours.length, submissions: responses.length };
    });
    added.companies += stored.companies;
    added.submissions += stored.submissions;
    onBatch(end);
  }
  return added;
}

/**
 * Removes all seeded companies, of every seed, with everything that hangs on them.
 *
 * @returns how many companies there were.
 */
export async function removeExampleCompanies(dataSource: DataSource): Promise<number> {
  let removed = 0;
  for (;;) {
    const [, count] = await dataSource.query<[unknown, number]>(
      `DELETE FROM companies WHERE id IN (SELECT id FROM companies WHERE ${seededSql} LIMIT $1)`,
      [batch],
    );
    if (count === 0) return removed;
    removed += count;
  }
}

async function missingOf(
  dataSource: DataSource,
  seed: number,
  indexes: readonly number[],
): Promise<number[]> {
  const idOf = (index: number): string => seedId('company', keyOf(seed, index));
  const rows = await dataSource.query<{ id: string }[]>(
    `SELECT id FROM companies WHERE id = ANY ($1::uuid[])`,
    [indexes.map(idOf)],
  );
  const there = new Set(rows.map(({ id }) => id));
  return indexes.filter((index) => !there.has(idOf(index)));
}

type Table = 'companies' | 'responses' | 'analyses' | 'email_deliveries';

/** Inserts rows that all have the same columns; one that is there already is passed over. */
async function insert(
  manager: EntityManager,
  table: Table,
  rows: readonly Row[],
): Promise<string[]> {
  const columns = Object.keys(rows[0] ?? { id: null }).join(', ');
  const inserted = await manager.query<{ id: string }[]>(
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)
     ON CONFLICT DO NOTHING RETURNING id`,
    [JSON.stringify(rows)],
  );
  return inserted.map(({ id }) => id);
}
