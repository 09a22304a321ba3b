import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each coach has put out of the inbox. */
export class InboxMarks1765155600000 implements MigrationInterface {
  readonly name = 'InboxMarks1765155600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE inbox_marks (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        response_id uuid NOT NULL REFERENCES responses ON DELETE CASCADE,
        kind text NOT NULL,
        marked_at timestamptz NOT NULL DEFAULT now(),
        until timestamptz,
        PRIMARY KEY (user_id, response_id, kind)
      );
      CREATE INDEX inbox_marks_of_response ON inbox_marks (response_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE inbox_marks`);
  }
}
