import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the nightly job deleted because of its age. */
export class RetentionRuns1765602000000 implements MigrationInterface {
  readonly name = 'RetentionRuns1765602000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Only counts, so that nothing of what went is kept.
      CREATE TABLE retention_runs (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        months int NOT NULL,
        companies int NOT NULL,
        reports int NOT NULL,
        mails int NOT NULL,
        trail_entries int NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE retention_runs`);
  }
}
