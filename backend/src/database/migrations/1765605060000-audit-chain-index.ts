import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which the job finds what is not chained yet. Apart, so that readers do not wait for its making. */
export class AuditChainIndex1765605060000 implements MigrationInterface {
  readonly name = 'AuditChainIndex1765605060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX audit_entries_not_chained ON audit_entries (id) WHERE value_keys IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX audit_entries_not_chained`);
  }
}
