import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Roles of admins, addresses of users, and the links by which users set their passwords. Every admin
 * there is has the role `admin`, and so has one that a process of an older version makes meanwhile.
 */
export class UserRoles1765601000000 implements MigrationInterface {
  readonly name = 'UserRoles1765601000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD role text NOT NULL DEFAULT 'admin' CHECK (role IN ('admin', 'coach', 'reader')),
        ADD email text,
        ADD last_login_at timestamptz,
        ADD invited_at timestamptz;
      CREATE UNIQUE INDEX users_email ON users (lower(email));

      CREATE TABLE password_links (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        purpose text NOT NULL CHECK (purpose IN ('invitation', 'forgotten')),
        recipient text NOT NULL,
        token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        attempt int NOT NULL DEFAULT 0,
        next_attempt_at timestamptz DEFAULT now(),
        sent_at timestamptz,
        failure text
      );
      CREATE INDEX password_links_user ON password_links (user_id);
      CREATE INDEX password_links_waiting ON password_links (next_attempt_at)
        WHERE next_attempt_at IS NOT NULL;
    `);
  }

  /** Without roles, every admin has all rights: coaches and readers are none any more. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE users SET is_admin = false WHERE role <> 'admin';
      DROP TABLE password_links;
      ALTER TABLE users DROP role, DROP email, DROP last_login_at, DROP invited_at;
    `);
  }
}
