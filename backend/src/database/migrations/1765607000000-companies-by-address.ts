import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which coaches, and requests about personal data, find the companies of an address. */
export class CompaniesByAddress1765607000000 implements MigrationInterface {
  readonly name = 'CompaniesByAddress1765607000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX companies_by_address ON companies (lower(owner_email))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX companies_by_address`);
  }
}
