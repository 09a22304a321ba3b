import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the coaches' overview needs to stay quick, when things failed, and when coaches were here. */
export class Overview1764028800000 implements MigrationInterface {
  readonly name = 'Overview1764028800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD seen_at timestamptz, ADD last_visit_at timestamptz;

      CREATE INDEX responses_by_age ON responses (submitted_at);

      -- Of the response, which never changes: the newest report of each company is then found
      -- without reading all responses and sorting them.
      ALTER TABLE analyses
        ADD response_company_id uuid,
        ADD response_submitted_at timestamptz,
        ADD failed_at timestamptz;
      UPDATE analyses SET response_company_id = company_id, response_submitted_at = submitted_at,
        failed_at = CASE WHEN generation_status = 'failed' THEN coalesce(claimed_at, created_at) END
      FROM responses WHERE responses.id = response_id;
      ALTER TABLE analyses
        ALTER response_company_id SET NOT NULL,
        ALTER response_submitted_at SET NOT NULL;
      CREATE FUNCTION copy_response() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        SELECT company_id, submitted_at INTO NEW.response_company_id, NEW.response_submitted_at
        FROM responses WHERE id = NEW.response_id;
        RETURN NEW;
      END $$;
      CREATE TRIGGER analyses_copy_response BEFORE INSERT ON analyses
        FOR EACH ROW EXECUTE FUNCTION copy_response();

      ALTER TABLE email_deliveries ADD failed_at timestamptz;
      UPDATE email_deliveries SET failed_at = least(next_attempt_at, now())
      WHERE status = 'failed';

      -- Several writers end a row as failed.
      CREATE FUNCTION note_failure() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' OR NEW.failed_at IS NULL THEN
          NEW.failed_at = now();
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER analyses_note_failure BEFORE INSERT OR UPDATE OF generation_status ON analyses
        FOR EACH ROW WHEN (NEW.generation_status = 'failed') EXECUTE FUNCTION note_failure();
      CREATE TRIGGER email_deliveries_note_failure
        BEFORE INSERT OR UPDATE OF status ON email_deliveries
        FOR EACH ROW WHEN (NEW.status = 'failed') EXECUTE FUNCTION note_failure();

      CREATE INDEX analyses_of_company ON analyses
        (response_company_id, response_submitted_at DESC, response_id DESC)
        INCLUDE (overall_score, band)
        WHERE generation_status = 'completed';
      CREATE INDEX analyses_failed ON analyses (failed_at) WHERE generation_status = 'failed';
      CREATE INDEX analyses_by_completion ON analyses (completed_at);
      CREATE INDEX email_deliveries_failed ON email_deliveries (failed_at) WHERE status = 'failed';
      CREATE INDEX email_deliveries_by_sending ON email_deliveries (sent_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER email_deliveries_note_failure ON email_deliveries;
      DROP TRIGGER analyses_note_failure ON analyses;
      DROP TRIGGER analyses_copy_response ON analyses;
      DROP FUNCTION note_failure, copy_response;
      DROP INDEX email_deliveries_by_sending, analyses_by_completion, responses_by_age;
      ALTER TABLE email_deliveries DROP failed_at;
      ALTER TABLE analyses DROP response_company_id, DROP response_submitted_at,
        DROP failed_at;
      ALTER TABLE users DROP seen_at, DROP last_visit_at;
    `);
  }
}
