import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reports with too few answers are listed, counted and narrowed to apart from the bands. A
 * generated column cannot get another expression without writing the whole table anew, so that it
 * becomes a plain one here, which keeps its values and indexes, and a trigger fills it from now on.
 */
export class NotJudged1764633600000 implements MigrationInterface {
  readonly name = 'NotJudged1764633600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE analyses ALTER COLUMN band DROP EXPRESSION;

      CREATE FUNCTION fill_band() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.band := CASE NEW.content #>> '{readiness,judged}'
          WHEN 'false' THEN 'not-judged'
          ELSE NEW.content #>> '{readiness,band}'
        END;
        RETURN NEW;
      END $$;

      CREATE TRIGGER fill_band BEFORE INSERT OR UPDATE OF content ON analyses
        FOR EACH ROW EXECUTE FUNCTION fill_band();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER fill_band ON analyses;
      DROP FUNCTION fill_band();
      ALTER TABLE analyses
        DROP band,
        ADD band text GENERATED ALWAYS AS (content #>> '{readiness,band}') STORED;
      CREATE INDEX analyses_of_band ON analyses (band);
      CREATE INDEX analyses_of_company ON analyses
        (response_company_id, response_submitted_at DESC, response_id DESC)
        INCLUDE (overall_score, band)
        WHERE generation_status = 'completed';
    `);
  }
}
