import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The facts that a language model found in the long answers, which an older version leaves alone. */
export class ExtractedFacts1764720000000 implements MigrationInterface {
  readonly name = 'ExtractedFacts1764720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE analyses ADD extracted_facts jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE analyses DROP extracted_facts`);
  }
}
