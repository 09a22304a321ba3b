import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports of which too little is known are listed, counted and narrowed to apart from the bands. */
export class NotJudged1764633600000 implements MigrationInterface {
  readonly name = 'NotJudged1764633600000';

  async up(runner: QueryRunner): Promise<void> {
    await this.makeBand(
      runner,
      `CASE content #>> '{readiness,judged}' WHEN 'false' THEN 'not-judged'
         ELSE content #>> '{readiness,band}' END`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.makeBand(runner, `content #>> '{readiness,band}'`);
  }

  /** The column's indexes go with it. */
  private async makeBand(runner: QueryRunner, expression: string): Promise<void> {
    await runner.query(`
      ALTER TABLE analyses
        DROP band,
        ADD band text GENERATED ALWAYS AS (${expression}) STORED;
      CREATE INDEX analyses_of_band ON analyses (band);
      CREATE INDEX analyses_of_company ON analyses
        (response_company_id, response_submitted_at DESC, response_id DESC)
        INCLUDE (overall_score, band)
        WHERE generation_status = 'completed';
    `);
  }
}
