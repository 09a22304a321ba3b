import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The names by which users sign what owners read. */
export class DisplayNames1765065600000 implements MigrationInterface {
  readonly name = 'DisplayNames1765065600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD display_name text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP display_name`);
  }
}
