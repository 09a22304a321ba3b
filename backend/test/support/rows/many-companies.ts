import { DataSource } from 'typeorm';
import { eventually } from '../eventually.js';

const tables = ['companies', 'responses', 'analyses', 'email_deliveries'];

/**
 * Fills an empty database with companies of one response, one analysis and one mail each, one every
 * five minutes until now. Nearly all of them succeeded. Sets by hand what the triggers would set,
 * and creates the indexes after the rows, so that it takes seconds.
 */
export async function manyCompanies({ options }: DataSource, count: number): Promise<void> {
  // On a busy machine, it takes longer than a statement of the product may.
  const extra = { ...options.extra, query_timeout: 0 };
  const patient = await new DataSource({ ...options, extra }).initialize();
  try {
    await fill(patient, count);
  } finally {
    await patient.destroy();
  }
}

async function fill(dataSource: DataSource, count: number): Promise<void> {
  const indexes = await dataSource.query<{ name: string; definition: string }[]>(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = ANY ($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [tables],
  );
  await dataSource.query(`
    -- Without triggers and foreign keys.
    SET LOCAL session_replication_role = replica;
    SET LOCAL maintenance_work_mem = '512MB';
    DROP INDEX ${indexes.map(({ name }) => name).join(', ')};
    CREATE TEMP TABLE made ON COMMIT DROP AS
    SELECT n, id AS company, id AS response, id AS analysis,
      'owner-' || n || '@example.com' AS owner, now() - make_interval(mins => 5 * n) AS at,
      CASE
        WHEN n % 1000 = 1 THEN 'failed'
        WHEN n % 2500 = 2 THEN 'pending'
        WHEN n % 5000 = 3 THEN 'processing'
        ELSE 'completed'
      END AS status,
      CASE n % 2000 WHEN 4 THEN 'failed' WHEN 5 THEN 'pending' ELSE 'sent' END AS mail,
      (ARRAY['phase-2-ready', 'ready-with-gaps', 'in-transition', 'phase-1-owner-led'])[n % 4 + 1]
        AS band
    FROM generate_series(1, ${count}) AS n, lpad(to_hex(n), 32, '0') AS hex, uuid(hex) AS id;

    INSERT INTO companies (id, name, owner_first_name, owner_last_name, owner_email, owner_phone,
      industry, country, created_at, response_count, newest_response_id, newest_score,
      folded_text)
    SELECT company, 'Company ' || n, 'Owner ' || n % 977, 'Of ' || n % 1013, owner, '+1 (0)555 ' || lpad(n::text, 6, '0'),
      (ARRAY['manufacturing', 'technology', 'retail', 'services', 'healthcare',
        'financial_services', 'other'])[n % 7 + 1],
      (ARRAY['US', 'GB', 'EU', 'CA', 'AU', 'ZA'])[n % 6 + 1], at, 1, response,
      CASE status WHEN 'completed' THEN n % 300 / 30.0 ELSE -1 END,
      'company ' || n || E'\\n' || 'owner ' || n % 977 || ' of ' || n % 1013 || E'\\n' || owner
    FROM made;

    INSERT INTO responses (id, company_id, answers, submitted_at)
    -- Not as long as real ones, but long enough that an index is quicker to read.
    SELECT response, company, jsonb_build_object('strategy', repeat('x', 500)), at FROM made;

    INSERT INTO analyses (id, response_id, response_company_id, response_submitted_at,
      recipient_email, generation_status, lease_until, next_attempt_at, content, band,
      completed_at, failed_at)
    SELECT analysis, response, company, at, owner, status,
      CASE status WHEN 'processing' THEN at END, at,
      CASE status WHEN 'completed' THEN jsonb_build_object(
        'overallScore', n % 300 / 30.0, 'readiness', jsonb_build_object('band', band)) END,
      CASE status WHEN 'completed' THEN band END,
      CASE status WHEN 'completed' THEN at END, CASE status WHEN 'failed' THEN at END
    FROM made;

    INSERT INTO email_deliveries
      (analysis_id, recipient, reason, status, sent_at, failed_at, created_at)
    SELECT analysis, owner, 'completed', mail, CASE mail WHEN 'sent' THEN at END,
      CASE mail WHEN 'failed' THEN at END, at
    FROM made WHERE status = 'completed';
    ${indexes.map(({ definition }) => definition).join(';\n')};
  `);
  // The autovacuum may hold a snapshot that is older than the rows; the vacuum then skips them and
  // is repeated.
  const vacuum = async () => {
    await dataSource.query(`VACUUM ANALYZE ${tables.join(', ')}`);
    const unfinished = await dataSource.query<unknown[]>(
      `SELECT FROM pg_class WHERE oid = ANY ($1::regclass[]) AND relallvisible < relpages`,
      [tables],
    );
    return unfinished.length === 0 ? true : null;
  };
  await eventually('a vacuum of all rows', vacuum, 60);
}
