import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Since when the owner of a company has been confirmed: the time of the newest submission whose
 * mailed link was opened.
 */
export class ConfirmedDetails1765584000000 implements MigrationInterface {
  readonly name = 'ConfirmedDetails1765584000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE companies ADD details_as_of timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE companies DROP details_as_of`);
  }
}
