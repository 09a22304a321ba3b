import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The columns by which coaches sort companies by score and find them without accents. Triggers keep
 * them from now on, also while a process of an older version writes. The next migration fills the
 * rows that are there.
 */
export class DeskList1765152000000 implements MigrationInterface {
  readonly name = 'DeskList1765152000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A constant default writes no row. -1 stands for no score, so that the list can go on after it.
      ALTER TABLE companies
        ADD newest_score float8 NOT NULL DEFAULT -1,
        ADD folded_text text COLLATE "und-x-icu" NOT NULL DEFAULT '';

      CREATE FUNCTION newest_score_of(response uuid) RETURNS float8 LANGUAGE sql STABLE AS $$
        SELECT coalesce((
          SELECT overall_score FROM analyses
          WHERE response_id = response AND generation_status = 'completed'
            AND band IS DISTINCT FROM 'not-judged'
        ), -1)
      $$;

      CREATE FUNCTION score_company() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE companies SET newest_score = newest_score_of(newest_response_id)
        WHERE newest_response_id = NEW.response_id
          AND newest_score IS DISTINCT FROM newest_score_of(newest_response_id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER analyses_scored AFTER INSERT OR UPDATE OF content, generation_status ON analyses
        FOR EACH ROW EXECUTE FUNCTION score_company();

      CREATE OR REPLACE FUNCTION count_responses() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        newest uuid := (
          SELECT id FROM responses WHERE company_id = coalesce(NEW.company_id, OLD.company_id)
          ORDER BY submitted_at DESC, id DESC LIMIT 1
        );
      BEGIN
        UPDATE companies SET
          response_count = (SELECT count(*) FROM responses WHERE company_id = companies.id),
          newest_response_id = newest,
          newest_score = newest_score_of(newest)
        WHERE id = coalesce(NEW.company_id, OLD.company_id);
        RETURN NULL;
      END $$;

      -- Case and accents are those of all languages, whatever the database was made for.
      CREATE FUNCTION fold(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT lower(CASE
          -- Without a sign of several bytes there is no accent.
          WHEN octet_length(words) = char_length(words) THEN words
          ELSE regexp_replace(normalize(words, NFD), '[\\u0300-\\u036f]', '', 'g')
        END COLLATE "und-x-icu")
      $$;

      CREATE FUNCTION fold_company() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.folded_text := fold(NEW.name || E'\\n' || NEW.owner_first_name || ' '
          || NEW.owner_last_name || E'\\n' || NEW.owner_email);
        RETURN NEW;
      END $$;
      CREATE TRIGGER companies_folded
        BEFORE INSERT OR UPDATE OF name, owner_first_name, owner_last_name, owner_email ON companies
        FOR EACH ROW EXECUTE FUNCTION fold_company();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER companies_folded ON companies;
      DROP TRIGGER analyses_scored ON analyses;
      CREATE OR REPLACE FUNCTION count_responses() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE companies SET
          response_count = (SELECT count(*) FROM responses WHERE company_id = companies.id),
          newest_response_id = (
            SELECT id FROM responses WHERE company_id = companies.id
            ORDER BY submitted_at DESC, id DESC LIMIT 1
          )
        WHERE id = coalesce(NEW.company_id, OLD.company_id);
        RETURN NULL;
      END $$;
      DROP FUNCTION fold_company, fold, score_company, newest_score_of;
      ALTER TABLE companies DROP newest_score, DROP folded_text;
    `);
  }
}
