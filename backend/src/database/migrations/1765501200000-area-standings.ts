import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest report of each company with the scores of its areas; it replaces the index without them. */
export class AreaStandings1765501200000 implements MigrationInterface {
  readonly name = 'AreaStandings1765501200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX analyses_newest_scores ON analyses
        (response_company_id, response_submitted_at DESC, response_id DESC)
        INCLUDE (overall_score, business_score, leadership_score, context_score, band,
          generation_status);
      DROP INDEX analyses_newest;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX analyses_newest ON analyses
        (response_company_id, response_submitted_at DESC, response_id DESC)
        INCLUDE (overall_score, band, generation_status);
      DROP INDEX analyses_newest_scores;
    `);
  }
}
