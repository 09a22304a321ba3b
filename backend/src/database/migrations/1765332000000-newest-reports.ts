import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest report of each company in whatever state, for the standings. */
export class NewestReports1765332000000 implements MigrationInterface {
  readonly name = 'NewestReports1765332000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX analyses_newest ON analyses
        (response_company_id, response_submitted_at DESC, response_id DESC)
        INCLUDE (overall_score, band, generation_status)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX analyses_newest`);
  }
}
