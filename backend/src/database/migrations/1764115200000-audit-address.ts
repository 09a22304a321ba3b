import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From where somebody did what the trail tells; null in older entries. */
export class AuditAddress1764115200000 implements MigrationInterface {
  readonly name = 'AuditAddress1764115200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entries ADD address text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entries DROP address');
  }
}
