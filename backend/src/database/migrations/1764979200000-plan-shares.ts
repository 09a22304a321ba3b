import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that show the plan of a report and nothing else of it. */
export class PlanShares1764979200000 implements MigrationInterface {
  readonly name = 'PlanShares1764979200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE plan_shares (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        analysis_id uuid NOT NULL REFERENCES analyses ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        made_by uuid REFERENCES users,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz
      );
      CREATE INDEX plan_shares_of_analysis ON plan_shares (analysis_id, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE plan_shares`);
  }
}
