import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the newest backup is encrypted; null for one that an older version made. */
export class BackupEncryption1765604000000 implements MigrationInterface {
  readonly name = 'BackupEncryption1765604000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE backups ADD COLUMN is_encrypted boolean`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE backups DROP COLUMN is_encrypted`);
  }
}
