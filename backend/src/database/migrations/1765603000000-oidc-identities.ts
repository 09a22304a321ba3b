import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which account of a provider of identities signs which user in. */
export class OidcIdentities1765603000000 implements MigrationInterface {
  readonly name = 'OidcIdentities1765603000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE oidc_identities (
        issuer text NOT NULL,
        subject text NOT NULL,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        linked_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (issuer, subject)
      );
      CREATE UNIQUE INDEX oidc_identities_user ON oidc_identities (user_id, issuer);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE oidc_identities`);
  }
}
