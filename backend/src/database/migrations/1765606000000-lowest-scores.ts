import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list from the lowest score on, in which companies without a score (-1) come last. */
export class LowestScores1765606000000 implements MigrationInterface {
  readonly name = 'LowestScores1765606000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX companies_by_lowest_score ON companies
        ((CASE WHEN newest_score < 0 THEN 'Infinity'::float8 ELSE newest_score END), id)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX companies_by_lowest_score`);
  }
}
