import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleQuestionnaire } from '@ellac/contracts';
import { diagnose } from '@ellac/diagnosis';
import { writeReport } from '@ellac/report-text';
import { ROOT } from '../../scripts/run/folders.mjs';
import { withClient } from './database.mjs';

const rowsSql = readFileSync(join(ROOT, 'backend/test/support/rows/many-companies.sql'), 'utf8');

const tables = ['companies', 'responses', 'analyses', 'email_deliveries'];
const writtenOn = '2026-01-15';

/** How many of the companies have a link to a whole report. */
const linkedReports = 20;

/** The whole report on the example's answers. */
export const exampleReport = () =>
  writeReport(exampleQuestionnaire, diagnose(exampleQuestionnaire, writtenOn), writtenOn);

/** The id of company, response and analysis of the n-th company, from 1. */
export const idOf = (/** @type {number} */ n) =>
  `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

/**
 * A report that can be read whole, and the token of its link.
 *
 * @param {number} index any
 */
export function linkedReport(index) {
  const n = 50 * ((index % linkedReports) + 1);
  return { id: idOf(n), token: tokenOf(n) };
}

const tokenOf = (/** @type {number} */ n) => `token-${n}`.padEnd(43, '-');

/**
 * Fills a new database with companies as they are after some years: real answers, reports, mails and
 * an audit trail. All rows are made by the server, the indexes after the rows, so that a million
 * companies take minutes.
 *
 * @param {string} url
 * @param {number} count at least a thousand
 */
export const fillWithCompanies = (url, count) =>
  withClient(url, async (client) => {
    /** @type {{ rows: { name: string, definition: string }[] }} */
    const { rows: indexes } = await client.query(
      `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
       WHERE indrelid = ANY ($1::regclass[])
         AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
      [tables],
    );
    await client.query(
      `SELECT set_config('many_companies.count', $1, false),
         set_config('many_companies.answers', $2, false),
         set_config('many_companies.report', $3, false)`,
      [count, JSON.stringify(exampleQuestionnaire), JSON.stringify(exampleReport())],
    );
    await client.query(`
      SET LOCAL session_replication_role = replica;
      SET LOCAL maintenance_work_mem = '256MB';
      SET LOCAL synchronous_commit = off;
      DROP INDEX ${indexes.map(({ name }) => name).join(', ')};
      ${rowsSql}
      INSERT INTO audit_entries (at, user_id, username, action, target_type, target_id, company_id,
        company_name, request_id)
      SELECT at, gen_random_uuid(), 'coach', 'company.trash', 'company', company, company,
        'Company ' || n, gen_random_uuid()
      FROM made WHERE n % 5 = 0;
      ${indexes.map(({ definition }) => definition).join(';\n')};
    `);
    for (let index = 0; index < linkedReports; index += 1) {
      const { id, token } = linkedReport(index);
      await client.query(
        `UPDATE email_deliveries SET token_hash = $2, token_expires_at = now() + interval '24 hours'
         WHERE analysis_id = $1`,
        [id, createHash('sha256').update(token).digest('hex')],
      );
    }
    await client.query(`VACUUM ANALYZE`);
  });
