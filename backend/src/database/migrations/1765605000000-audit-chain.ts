import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The chain that shows whether an entry of the audit trail was changed. A job chains each new entry
 * within seconds, and those that are there already: an entry without keys is not chained yet.
 * Processes of an older version write entries as before.
 */
export class AuditChain1765605000000 implements MigrationInterface {
  readonly name = 'AuditChain1765605000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_entries ADD value_keys jsonb;

      -- What is taken out of an entry loses its key, so that nobody can try values against its hash.
      CREATE FUNCTION drop_value_keys() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.value_keys := NEW.value_keys - ARRAY(
          SELECT field FROM jsonb_object_keys(NEW.value_keys) AS field
          WHERE CASE field
            WHEN 'username' THEN NEW.username
            WHEN 'companyName' THEN NEW.company_name
            WHEN 'address' THEN NEW.address
            ELSE NEW.details ->> substr(field, length('details.') + 1)
          END IS NULL
        );
        RETURN NEW;
      END $$;
      CREATE TRIGGER audit_entries_value_keys
        BEFORE UPDATE OF username, company_name, address, details ON audit_entries
        FOR EACH ROW WHEN (NEW.value_keys IS NOT NULL) EXECUTE FUNCTION drop_value_keys();

      -- Written once and never changed. The content has no personal value, only keyed hashes.
      CREATE TABLE audit_chain (
        sequence bigint PRIMARY KEY,
        entry_id bigint NOT NULL UNIQUE,
        content text NOT NULL,
        hash text NOT NULL,
        key_id text NOT NULL,
        signature text NOT NULL
      );

      -- Up to where the chain was cut because of its age; one row.
      CREATE TABLE audit_cut (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        at timestamptz NOT NULL DEFAULT now(),
        sequence bigint NOT NULL,
        hash text NOT NULL,
        key_id text NOT NULL,
        signature text NOT NULL
      );

      CREATE TABLE audit_verifications (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        entries int NOT NULL,
        sequence bigint NOT NULL,
        hash text NOT NULL,
        fault text
      );

      -- The only way in which a serving process deletes entries. What is younger than the shortest
      -- AUDIT_MONTHS stays.
      CREATE FUNCTION cut_audit_chain(up_to bigint, signed_by text, signed text) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        IF EXISTS (
          SELECT FROM audit_chain JOIN audit_entries ON audit_entries.id = entry_id
          WHERE audit_chain.sequence <= up_to AND audit_entries.at > now() - interval '6 months'
        ) THEN RAISE EXCEPTION 'entries of the last six months are not cut';
        END IF;
        INSERT INTO audit_cut (sequence, hash, key_id, signature)
          SELECT sequence, hash, signed_by, signed FROM audit_chain WHERE sequence = up_to
          ON CONFLICT (only_row) DO UPDATE SET at = now(), sequence = excluded.sequence,
            hash = excluded.hash, key_id = excluded.key_id, signature = excluded.signature;
        IF NOT FOUND THEN RAISE EXCEPTION 'the chain has no such place';
        END IF;
        DELETE FROM audit_entries USING audit_chain
          WHERE audit_entries.id = entry_id AND sequence <= up_to;
        DELETE FROM audit_chain WHERE sequence <= up_to;
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION cut_audit_chain;
      DROP TABLE audit_verifications, audit_cut, audit_chain;
      DROP TRIGGER audit_entries_value_keys ON audit_entries;
      DROP FUNCTION drop_value_keys;
      ALTER TABLE audit_entries DROP value_keys;
    `);
  }
}
