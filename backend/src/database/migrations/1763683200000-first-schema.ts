import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies, responses, analyses, deliveries, settings and leases. */
export class FirstSchema1763683200000 implements MigrationInterface {
  readonly name = 'FirstSchema1763683200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE companies (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        owner_first_name text NOT NULL,
        owner_last_name text NOT NULL,
        owner_email text NOT NULL,
        owner_phone text NOT NULL,
        industry text NOT NULL,
        country text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX companies_identity ON companies (lower(name), lower(owner_email));

      CREATE TABLE responses (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
        answers jsonb NOT NULL,
        submitted_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX responses_of_company ON responses (company_id, submitted_at DESC);

      CREATE TABLE analyses (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        response_id uuid NOT NULL UNIQUE REFERENCES responses ON DELETE CASCADE,
        recipient_email text NOT NULL,
        generation_status text NOT NULL DEFAULT 'pending'
          CHECK (generation_status IN ('pending', 'processing', 'completed', 'failed')),
        generation_error text,
        attempt int NOT NULL DEFAULT 0,
        run_id uuid,
        lease_until timestamptz,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        content jsonb,
        provenance jsonb,
        coach_notes jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        completed_at timestamptz,
        CHECK (generation_status <> 'completed' OR content IS NOT NULL)
      );
      CREATE INDEX analyses_open ON analyses (next_attempt_at)
        WHERE generation_status IN ('pending', 'processing');
      CREATE INDEX analyses_of_recipient ON analyses (lower(recipient_email));

      CREATE TABLE email_deliveries (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        analysis_id uuid NOT NULL REFERENCES analyses ON DELETE CASCADE,
        recipient text NOT NULL,
        reason text NOT NULL CHECK (reason IN ('completed', 'resend')),
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'failed')),
        attempt int NOT NULL DEFAULT 0,
        run_id uuid,
        lease_until timestamptz,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        token_hash text,
        token_expires_at timestamptz,
        revoked_at timestamptz,
        server_reply text,
        sent_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX email_deliveries_of_analysis ON email_deliveries (analysis_id, created_at DESC);
      CREATE INDEX email_deliveries_open ON email_deliveries (next_attempt_at)
        WHERE status = 'pending';

      CREATE TABLE settings (
        key text PRIMARY KEY,
        value jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE leases (
        name text PRIMARY KEY,
        next_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE leases, settings, email_deliveries, analyses, responses, companies',
    );
  }
}
