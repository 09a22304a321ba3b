import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the mail server replies, and which mails wait for it rather than for their own recipient. */
export class MailServer1764374400000 implements MigrationInterface {
  readonly name = 'MailServer1764374400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- With a default: an older process that runs beside this one during an upgrade does not know it.
      ALTER TABLE email_deliveries ADD waits_for_server boolean NOT NULL DEFAULT false;

      CREATE TABLE mail_server (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        refusals int NOT NULL,
        refused_since timestamptz NOT NULL,
        words text NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE mail_server;
      ALTER TABLE email_deliveries DROP waits_for_server;
    `);
  }
}
