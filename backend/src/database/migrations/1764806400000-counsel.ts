import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a language model counsels beside the rules, which an older version leaves alone. */
export class Counsel1764806400000 implements MigrationInterface {
  readonly name = 'Counsel1764806400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE analyses ADD counsel jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE analyses DROP counsel`);
  }
}
