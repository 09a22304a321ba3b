import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The views of the list of companies that each coach keeps. */
export class SavedViews1765497600000 implements MigrationInterface {
  readonly name = 'SavedViews1765497600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_views (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        filters jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX saved_views_by_name ON saved_views (user_id, lower(name));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE saved_views`);
  }
}
