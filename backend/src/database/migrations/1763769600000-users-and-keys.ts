import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users and their sessions, the keys of submissions, and the request behind an analysis. */
export class UsersAndKeys1763769600000 implements MigrationInterface {
  readonly name = 'UsersAndKeys1763769600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        username text NOT NULL,
        password_hash text NOT NULL,
        is_admin boolean NOT NULL DEFAULT false,
        disabled_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX users_name ON users (lower(username));

      CREATE TABLE sessions (
        sid text PRIMARY KEY,
        sess json NOT NULL,
        expire timestamptz NOT NULL
      );
      CREATE INDEX sessions_end ON sessions (expire);
      CREATE INDEX sessions_of_user ON sessions ((sess #>> '{passport,user}'));

      ALTER TABLE responses ADD submission_key text;
      CREATE UNIQUE INDEX responses_of_key ON responses (submission_key);

      ALTER TABLE analyses ADD request_id text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE analyses DROP request_id;
      ALTER TABLE responses DROP submission_key;
      DROP TABLE sessions, users;
    `);
  }
}
