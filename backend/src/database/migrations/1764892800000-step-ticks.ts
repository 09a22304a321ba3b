import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which steps of a plan are done. */
export class StepTicks1764892800000 implements MigrationInterface {
  readonly name = 'StepTicks1764892800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE step_ticks (
        analysis_id uuid NOT NULL REFERENCES analyses ON DELETE CASCADE,
        step_id text NOT NULL,
        done_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (analysis_id, step_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE step_ticks`);
  }
}
