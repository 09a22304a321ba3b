import type { DataSource } from 'typeorm';

/** A change of a row: the table, and what was done. */
export type WrittenRow = `${string} ${'INSERT' | 'UPDATE' | 'DELETE'}`;

/** Tells which rows were written, by triggers that keep their own list in the same transaction. */
export class WrittenRows {
  private constructor(private readonly dataSource: DataSource) {}

  /** Watches all tables. That somebody is there (`seen_at` and their like) counts as no change. */
  static async watch(dataSource: DataSource): Promise<WrittenRows> {
    await dataSource.query(`
      CREATE TABLE written (what text NOT NULL);
      CREATE FUNCTION note_writing() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'UPDATE' OR
          to_jsonb(OLD) - '{seen_at,last_visit_at,sess,expire}'::text[]
            <> to_jsonb(NEW) - '{seen_at,last_visit_at,sess,expire}'::text[]
        THEN INSERT INTO written VALUES (TG_TABLE_NAME || ' ' || TG_OP);
        END IF;
        RETURN NULL;
      END $$;
      DO $$
      DECLARE name text;
      BEGIN
        FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'written'
        LOOP
          EXECUTE format('CREATE TRIGGER note_writing AFTER INSERT OR UPDATE OR DELETE ON %I
            FOR EACH ROW EXECUTE FUNCTION note_writing()', name);
        END LOOP;
      END $$;`);
    return new WrittenRows(dataSource);
  }

  /** What was written since it was asked last. */
  async take(): Promise<WrittenRow[]> {
    const [rows] = await this.dataSource.query<[{ what: WrittenRow }[], number]>(
      'DELETE FROM written RETURNING what',
    );
    return rows.map(({ what }) => what);
  }
}
