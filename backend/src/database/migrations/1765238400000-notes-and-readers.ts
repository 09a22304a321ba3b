import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The private notes of coaches with their earlier versions, the versions of comments, who read a
 * report, and when its link was opened.
 */
export class NotesAndReaders1765238400000 implements MigrationInterface {
  readonly name = 'NotesAndReaders1765238400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
        analysis_id uuid REFERENCES analyses ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX notes_of_company ON notes (company_id, created_at);
      CREATE INDEX notes_of_analysis ON notes (analysis_id) WHERE analysis_id IS NOT NULL;

      CREATE TABLE note_versions (
        note_id uuid NOT NULL REFERENCES notes ON DELETE CASCADE,
        version int NOT NULL,
        user_id uuid NOT NULL REFERENCES users,
        content text NOT NULL,
        written_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (note_id, version)
      );

      CREATE TABLE report_reads (
        analysis_id uuid NOT NULL REFERENCES analyses ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users,
        first_read_at timestamptz NOT NULL DEFAULT now(),
        last_read_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (analysis_id, user_id)
      );

      ALTER TABLE comments ADD version int NOT NULL DEFAULT 1, ADD corrected_at timestamptz;
      ALTER TABLE email_deliveries ADD opened_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE email_deliveries DROP opened_at;
      ALTER TABLE comments DROP version, DROP corrected_at;
      DROP TABLE report_reads, note_versions, notes;
    `);
  }
}
