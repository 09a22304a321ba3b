import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails to the coach, which stand beside the owner's and never carry a link to a report. */
export class MailsToTheCoach1764201600000 implements MigrationInterface {
  readonly name = 'MailsToTheCoach1764201600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A default, not a generated column: that would write the whole table anew.
      ALTER TABLE email_deliveries
        ADD for_owner boolean NOT NULL DEFAULT true,
        ADD details jsonb,
        DROP CONSTRAINT email_deliveries_reason_check,
        ADD CONSTRAINT email_deliveries_reason_check CHECK (
          for_owner AND reason IN ('completed', 'resend', 'sent-by-coach')
          OR NOT for_owner
            AND reason IN ('coach-submission', 'coach-analysis-failed', 'coach-mail-failed')),
        -- An older process, too, that runs beside this one during an upgrade.
        ADD CONSTRAINT email_deliveries_token_check CHECK (for_owner OR token_hash IS NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM email_deliveries WHERE NOT for_owner;
      UPDATE email_deliveries SET reason = 'resend' WHERE reason = 'sent-by-coach';
      ALTER TABLE email_deliveries
        DROP CONSTRAINT email_deliveries_token_check,
        DROP CONSTRAINT email_deliveries_reason_check,
        ADD CONSTRAINT email_deliveries_reason_check CHECK (reason IN ('completed', 'resend')),
        DROP details,
        DROP for_owner;
    `);
  }
}
