import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The second factor of users, and hashes in place of the ids of sessions. The rows of sessions are
 * few, for they end after half an hour. A process of an older version does not find them any more:
 * who is served by one logs in again.
 */
export class SecondFactor1765490400000 implements MigrationInterface {
  readonly name = 'SecondFactor1765490400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD second_factor_at timestamptz,
        ADD second_factor_secret bytea,
        ADD second_factor_step int,
        ADD recovery_hashes text[] NOT NULL DEFAULT '{}';
      DELETE FROM sessions WHERE expire < now();
      UPDATE sessions SET sid = encode(sha256(convert_to(sid, 'UTF8')), 'hex');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM sessions;
      ALTER TABLE users
        DROP second_factor_at,
        DROP second_factor_secret,
        DROP second_factor_step,
        DROP recovery_hashes;
    `);
  }
}
