import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose data was erased, so that it is erased again after a restore. */
export class Erasures1765602100000 implements MigrationInterface {
  readonly name = 'Erasures1765602100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Only keyed hashes: without SECRET, nobody can try addresses against them.
      CREATE TABLE erasures (
        address_hash text PRIMARY KEY,
        erased_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE erasures`);
  }
}
