import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The index by which coaches find a company by its phone number. It is of an expression, so no row
 * is written. A server may lack pg_trgm: there the search reads all numbers.
 */
export class PhoneSearch1765324800000 implements MigrationInterface {
  readonly name = 'PhoneSearch1765324800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$
      BEGIN
        IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
          CREATE INDEX companies_by_phone ON companies
            USING gin (regexp_replace(owner_phone, '\\(0\\)|[^0-9]', '', 'g') gin_trgm_ops);
        END IF;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX IF EXISTS companies_by_phone`);
  }
}
