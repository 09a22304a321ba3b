import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which company an entry of the trail tells of, so that a deletion takes the name out of its own
 * entries alone, and a key for entries that are written once in a while. A trigger fills the
 * company, also while a process of an older version writes. The next migration fills the entries
 * that are there.
 */
export class AuditCompany1765411200000 implements MigrationInterface {
  readonly name = 'AuditCompany1765411200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_entries ADD company_id uuid, ADD once_key text;
      CREATE UNIQUE INDEX audit_entries_once ON audit_entries (once_key)
        WHERE once_key IS NOT NULL;

      -- Null where nothing leads to a company. Of a deleted comment or note, the details name it.
      CREATE FUNCTION company_of_entry(type text, id text, details jsonb) RETURNS uuid
      LANGUAGE sql STABLE AS $$
        SELECT CASE
          WHEN details ->> 'company' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
            THEN (details ->> 'company')::uuid
          WHEN id IS NULL OR id !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN NULL
          WHEN type = 'company' THEN id::uuid
          WHEN type = 'report' THEN (
            SELECT company_id FROM analyses JOIN responses ON responses.id = response_id
            WHERE analyses.id = company_of_entry.id::uuid
          )
          WHEN type = 'comment' THEN (
            SELECT company_id FROM comments JOIN analyses ON analyses.id = analysis_id
            JOIN responses ON responses.id = response_id
            WHERE comments.id = company_of_entry.id::uuid
          )
          WHEN type = 'note' THEN (
            SELECT company_id FROM notes WHERE notes.id = company_of_entry.id::uuid
          )
        END
      $$;

      CREATE FUNCTION name_company_of_entry() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.company_id := company_of_entry(NEW.target_type, NEW.target_id, NEW.details);
        RETURN NEW;
      END $$;
      CREATE TRIGGER audit_entries_of_company BEFORE INSERT ON audit_entries
        FOR EACH ROW EXECUTE FUNCTION name_company_of_entry();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER audit_entries_of_company ON audit_entries;
      DROP FUNCTION name_company_of_entry, company_of_entry;
      DROP INDEX audit_entries_once;
      ALTER TABLE audit_entries DROP company_id, DROP once_key;
    `);
  }
}
