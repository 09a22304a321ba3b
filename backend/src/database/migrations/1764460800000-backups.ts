import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the newest backup was finished, which the backup itself notes. */
export class Backups1764460800000 implements MigrationInterface {
  readonly name = 'Backups1764460800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backups (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        finished_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backups');
  }
}
