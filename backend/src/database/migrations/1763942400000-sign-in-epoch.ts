import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ends a session also when it was opened while the password was changed. */
export class SignInEpoch1763942400000 implements MigrationInterface {
  readonly name = 'SignInEpoch1763942400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD sign_in_epoch int NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP sign_in_epoch');
  }
}
