import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which trace the making of a report is part of. */
export class Traces1764547200000 implements MigrationInterface {
  readonly name = 'Traces1764547200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE analyses ADD traceparent text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE analyses DROP traceparent');
  }
}
