import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a company was moved to the trash, and by whom. */
export class Trash1765328400000 implements MigrationInterface {
  readonly name = 'Trash1765328400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- No key to the users: with one, each submission would wait for a lock on their table.
      ALTER TABLE companies ADD trashed_at timestamptz, ADD trashed_by uuid;
      CREATE INDEX companies_in_trash ON companies (id) WHERE trashed_at IS NOT NULL;
      -- Without it, plans are made as if nearly all companies were in the trash.
      ANALYZE companies (trashed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE companies DROP trashed_at, DROP trashed_by`);
  }
}
