import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { eventually } from '../eventually.js';

/** The measures of `bench/` fill their databases by the same statements. */
const rowsSql = readFileSync(join(import.meta.dirname, 'many-companies.sql'), 'utf8');

/** Not as long as real ones, but long enough that an index is quicker to read. */
const answers = { strategy: 'x'.repeat(500) };
const report = { readiness: {} };

const tables = ['companies', 'responses', 'analyses', 'email_deliveries'];

/**
 * Fills an empty database with companies of one response, one analysis and one mail each, one every
 * five minutes until now. Nearly all of them succeeded. Sets by hand what the triggers would set,
 * and creates the indexes after the rows, so that it takes seconds.
 */
export async function manyCompanies({ options }: DataSource, count: number): Promise<void> {
  // On a busy machine, it takes longer than a statement of the product may.
  const extra = { ...options.extra, query_timeout: 0 };
  const patient = await new DataSource({ ...options, extra }).initialize();
  try {
    await fill(patient, count);
  } finally {
    await patient.destroy();
  }
}

async function fill(dataSource: DataSource, count: number): Promise<void> {
  const indexes = await dataSource.query<{ name: string; definition: string }[]>(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = ANY ($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [tables],
  );
  await dataSource.query(`
    SELECT set_config('many_companies.count', '${count}', true),
      set_config('many_companies.answers', '${JSON.stringify(answers)}', true),
      set_config('many_companies.report', '${JSON.stringify(report)}', true);
    -- Without triggers and foreign keys.
    SET LOCAL session_replication_role = replica;
    SET LOCAL maintenance_work_mem = '512MB';
    DROP INDEX ${indexes.map(({ name }) => name).join(', ')};
    ${rowsSql}
    ${indexes.map(({ definition }) => definition).join(';\n')};
  `);
  // The autovacuum may hold a snapshot that is older than the rows; the vacuum then skips them and
  // is repeated.
  const vacuum = async () => {
    await dataSource.query(`VACUUM ANALYZE ${tables.join(', ')}`);
    const unfinished = await dataSource.query<unknown[]>(
      `SELECT FROM pg_class WHERE oid = ANY ($1::regclass[]) AND relallvisible < relpages`,
      [tables],
    );
    return unfinished.length === 0 ? true : null;
  };
  await eventually('a vacuum of all rows', vacuum, 60);
}
