import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entries at a time; few, so that nothing waits long for a row. */
const batchSize = 1000;

/**
 * Fills the company of the entries that are there, where what they tell of still leads to one, and
 * makes the indexes of a deletion.
 */
export class AuditCompanyRows1765411260000 implements MigrationInterface {
  readonly name = 'AuditCompanyRows1765411260000';

  async up(runner: QueryRunner): Promise<void> {
    const [{ newest }] = (await runner.query(
      'SELECT max(id)::text AS newest FROM audit_entries',
    )) as [{ newest: string | null }];
    // On a connection of its own each batch is a transaction, while this one waits without a lock.
    // A restored backup has no rows yet, and its tables cannot be seen from another connection.
    if (newest !== null) await fillRows(runner.dataSource.createQueryRunner(), Number(newest));
    await runner.query(`
      CREATE INDEX audit_entries_by_company ON audit_entries (company_id)
        WHERE company_id IS NOT NULL;
      CREATE INDEX audit_entries_by_name_alone ON audit_entries (lower(company_name))
        WHERE company_id IS NULL AND company_name IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX audit_entries_by_company, audit_entries_by_name_alone`);
  }
}

async function fillRows(runner: QueryRunner, newest: number): Promise<void> {
  try {
    for (let done = 0; done < newest; done += batchSize)
      await runner.query(
        `UPDATE audit_entries SET company_id = company_of_entry(target_type, target_id, details)
         WHERE id > $1 AND id <= $2 AND company_id IS NULL
           AND company_of_entry(target_type, target_id, details) IS NOT NULL`,
        [done, done + batchSize],
      );
  } finally {
    await runner.release();
  }
}
