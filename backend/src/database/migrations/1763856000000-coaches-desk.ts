import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the coaches' list needs to stay quick, their comments, and the trail of what they do. */
export class CoachesDesk1763856000000 implements MigrationInterface {
  readonly name = 'CoachesDesk1763856000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Counting and seeking the newest response for each row would read the whole table to sort.
      -- Case is that of all languages, whatever the database was made for.
      ALTER TABLE companies
        ADD response_count int NOT NULL DEFAULT 0,
        ADD newest_response_id uuid,
        ADD search_text text COLLATE "und-x-icu" NOT NULL GENERATED ALWAYS AS (lower(
          (name || E'\\n' || owner_first_name || ' ' || owner_last_name || E'\\n' || owner_email)
            COLLATE "und-x-icu")) STORED,
        ADD sort_name text COLLATE "und-x-icu" NOT NULL
          GENERATED ALWAYS AS (lower(name COLLATE "und-x-icu")) STORED,
        ADD sort_owner text COLLATE "und-x-icu" NOT NULL
          GENERATED ALWAYS AS (lower(
            (owner_first_name || ' ' || owner_last_name) COLLATE "und-x-icu")) STORED;

      CREATE FUNCTION count_responses() RETURNS trigger LANGUAGE plpgsql AS $$
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
      CREATE TRIGGER responses_counted AFTER INSERT OR DELETE ON responses
        FOR EACH ROW EXECUTE FUNCTION count_responses();
      UPDATE companies SET
        response_count = (SELECT count(*) FROM responses WHERE company_id = companies.id),
        newest_response_id = (
          SELECT id FROM responses WHERE company_id = companies.id
          ORDER BY submitted_at DESC, id DESC LIMIT 1
        );

      CREATE INDEX companies_by_name ON companies (sort_name, id);
      CREATE INDEX companies_by_owner ON companies (sort_owner, id);
      CREATE INDEX companies_by_industry ON companies (industry, id);
      CREATE INDEX companies_by_country ON companies (country, id);
      CREATE INDEX companies_by_reports ON companies (response_count, id);
      CREATE INDEX companies_by_age ON companies (created_at, id);
      CREATE INDEX companies_of_newest_response ON companies (newest_response_id);

      -- A list must not read whole reports for a number each.
      ALTER TABLE analyses
        ADD claimed_at timestamptz,
        ADD business_score float8
          GENERATED ALWAYS AS ((content ->> 'businessScore')::float8) STORED,
        ADD leadership_score float8
          GENERATED ALWAYS AS ((content ->> 'leadershipScore')::float8) STORED,
        ADD context_score float8
          GENERATED ALWAYS AS ((content ->> 'contextScore')::float8) STORED,
        ADD overall_score float8
          GENERATED ALWAYS AS ((content ->> 'overallScore')::float8) STORED,
        ADD band text GENERATED ALWAYS AS (content #>> '{readiness,band}') STORED;
      CREATE INDEX analyses_of_status ON analyses (generation_status);
      CREATE INDEX analyses_of_band ON analyses (band);
      CREATE INDEX email_deliveries_not_sent ON email_deliveries (status) WHERE status <> 'sent';

      CREATE TABLE comments (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        analysis_id uuid NOT NULL REFERENCES analyses ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users,
        content text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX comments_of_analysis ON comments (analysis_id, created_at);

      -- No references: an entry outlives what it tells of.
      CREATE TABLE audit_entries (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        user_id uuid NOT NULL,
        username text NOT NULL,
        action text NOT NULL,
        target_type text NOT NULL,
        target_id text,
        company_name text,
        request_id text NOT NULL,
        details jsonb NOT NULL DEFAULT '{}'
      );
      CREATE INDEX audit_entries_of_user ON audit_entries (lower(username), id);
      CREATE INDEX audit_entries_of_action ON audit_entries (action, id);
      CREATE INDEX audit_entries_of_target ON audit_entries (target_id, id);
    `);
    await runner.query(searchIndexWherePossible);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE audit_entries, comments;
      DROP INDEX email_deliveries_not_sent;
      ALTER TABLE analyses DROP claimed_at, DROP business_score, DROP leadership_score,
        DROP context_score, DROP overall_score, DROP band;
      DROP INDEX analyses_of_status;
      DROP TRIGGER responses_counted ON responses;
      DROP FUNCTION count_responses;
      ALTER TABLE companies DROP response_count, DROP newest_response_id, DROP search_text,
        DROP sort_name, DROP sort_owner;
      DROP INDEX companies_by_industry, companies_by_country, companies_by_age;
    `);
  }
}

/**
 * Any owner of a database may add pg_trgm, but a server may lack it, or keep the right to itself;
 * there a search reads all names, which takes a tenth of a second for a hundred thousand.
 */
const searchIndexWherePossible = `
  DO $$
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX companies_by_text ON companies USING gin (search_text gin_trgm_ops);
  EXCEPTION WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
    RAISE NOTICE 'pg_trgm is not available; searches go without an index.';
  END $$`;
