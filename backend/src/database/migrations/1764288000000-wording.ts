import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a language model's words cost and brought so far, and why it is not asked at the moment. */
export class Wording1764288000000 implements MigrationInterface {
  readonly name = 'Wording1764288000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- With defaults: an older process that runs beside this one during an upgrade knows neither.
      ALTER TABLE analyses
        ADD tokens_used int NOT NULL DEFAULT 0,
        ADD requests_made int NOT NULL DEFAULT 0;

      CREATE TABLE worded_parts (
        analysis_id uuid NOT NULL REFERENCES analyses ON DELETE CASCADE,
        part text NOT NULL,
        hash text NOT NULL,
        outcome text NOT NULL CHECK (outcome IN ('worded', 'rules')),
        words jsonb,
        failed_checks jsonb NOT NULL DEFAULT '[]',
        model text,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (analysis_id, part),
        CHECK ((outcome = 'worded') = (words IS NOT NULL))
      );

      CREATE TABLE token_months (
        month date PRIMARY KEY,
        tokens bigint NOT NULL
      );

      CREATE TABLE engine_pauses (
        engine text PRIMARY KEY,
        reason text NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        next_probe_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE engine_pauses, token_months, worded_parts;
      ALTER TABLE analyses DROP tokens_used, DROP requests_made;
    `);
  }
}
