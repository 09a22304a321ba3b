import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies at a time; few, so that a request waits only briefly for a row. */
const batchSize = 500;

/** Confirms companies where a link that was mailed to their address has been opened before. */
export class ConfirmedDetailsRows1765584060000 implements MigrationInterface {
  readonly name = 'ConfirmedDetailsRows1765584060000';

  async up(runner: QueryRunner): Promise<void> {
    const [{ hasRows }] = (await runner.query(
      'SELECT EXISTS (SELECT FROM companies) AS "hasRows"',
    )) as [{ hasRows: boolean }];
    // On a connection of its own each batch is a transaction, while this one waits without a lock.
    // A restored backup has no rows yet, and its tables cannot be seen from another connection.
    if (hasRows) await fillRows(runner.dataSource.createQueryRunner());
  }

  // The column goes with the migration before.
  async down(): Promise<void> {}
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
      await runner.query(
        `UPDATE companies SET details_as_of = opened.submitted_at
         FROM (
           SELECT company_id, max(submitted_at) AS submitted_at
           FROM companies AS own JOIN responses ON company_id = own.id
             JOIN analyses ON response_id = responses.id
             JOIN email_deliveries ON analysis_id = analyses.id
           WHERE own.id > $1 AND own.id <= $2 AND for_owner AND opened_at IS NOT NULL
             AND lower(recipient) = lower(own.owner_email)
           GROUP BY company_id
         ) AS opened
         WHERE companies.id = opened.company_id AND details_as_of IS NULL`,
        [last, end],
      );
      last = end;
    }
  } finally {
    await runner.release();
  }
}
