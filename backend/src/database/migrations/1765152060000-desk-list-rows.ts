import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies at a time; few, so that a request waits only briefly for a row. */
const batchSize = 500;

/** Fills the columns of the migration before in the rows that are there, and makes their indexes. */
export class DeskListRows1765152060000 implements MigrationInterface {
  readonly name = 'DeskListRows1765152060000';

  async up(runner: QueryRunner): Promise<void> {
    const [{ hasRows }] = (await runner.query(
      'SELECT EXISTS (SELECT FROM companies) AS "hasRows"',
    )) as [{ hasRows: boolean }];
    // On a connection of its own each batch is a transaction, while this one waits without a lock.
    // A restored backup has no rows yet, and its tables cannot be seen from another connection.
    if (hasRows) await fillRows(runner.dataSource.createQueryRunner());
    await runner.query(`CREATE INDEX companies_by_score ON companies (newest_score, id)`);
    await runner.query(searchIndexWherePossible);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX companies_by_score; DROP INDEX IF EXISTS companies_by_words`);
  }
}

async function fillRows(runner: QueryRunner): Promise<void> {
  try {
    for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
      const [{ end }] = (await runner.query(
        `SELECT max(id::text) AS end FROM (
           SELECT id FROM companies WHERE id > $1 ORDER BY id LIMIT ${batchSize}
         ) AS batch`,
        [last],
      )) as [{ end: string | null }];
      if (end === null) return;
      // The trigger on names folds them anew.
      await runner.query(
        `UPDATE companies SET name = name, newest_score = newest_score_of(newest_response_id)
         WHERE id > $1 AND id <= $2
           AND (folded_text = '' OR newest_score <> newest_score_of(newest_response_id))`,
        [last, end],
      );
      last = end;
    }
  } finally {
    await runner.release();
  }
}

/**
 * A server may lack pg_trgm. The index of the text with its accents goes: an older version, which
 * searches in it until it is replaced, takes a tenth of a second longer for a hundred thousand.
 */
const searchIndexWherePossible = `
  DROP INDEX IF EXISTS companies_by_text;
  DO $$
  BEGIN
    IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
      CREATE INDEX companies_by_words ON companies USING gin (folded_text gin_trgm_ops);
    END IF;
  END $$`;
