import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses whose holder has said that the mails are not for them. */
export class MailStops1765587600000 implements MigrationInterface {
  readonly name = 'MailStops1765587600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Only hashes, so that deleting a company leaves no address behind, and the stop holds.
      CREATE TABLE mail_stops (
        address_hash text PRIMARY KEY,
        stopped_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE mail_stops`);
  }
}
