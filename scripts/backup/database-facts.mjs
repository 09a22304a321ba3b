import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../run/folders.mjs';

/** The client is the backend's own, so that what works here works there. */
const ofBackend = createRequire(join(ROOT, 'backend/package.json'));

/**
 * @typedef {object} DatabaseFacts
 * @property {number} major the server's version
 * @property {number} tables how many tables are in the product's schema
 * @property {number} others how many other connections of the same user are open
 * @property {string[]} migrations names of the applied ones; empty for a foreign database
 * @property {number} companies
 */

/**
 * @param {string} url
 * @returns {Promise<DatabaseFacts>}
 */
export async function factsOf(url) {
  /** @type {typeof import('pg')} */
  const { Client } = ofBackend('pg');
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT current_setting('server_version_num')::int / 10000 AS major,
         (SELECT count(*)::int FROM pg_tables WHERE schemaname = 'public') AS tables,
         (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()
            AND usename = current_user AND pid <> pg_backend_pid()) AS others,
         to_regclass('public.migrations') IS NOT NULL AS "isOurs"`,
    );
    const { isOurs, ...facts } = rows[0];
    if (!isOurs) return { ...facts, migrations: [], companies: 0 };
    const { rows: migrations } = await client.query('SELECT name FROM migrations ORDER BY id');
    const { rows: companies } = await client.query('SELECT count(*)::int AS count FROM companies');
    return {
      ...facts,
      migrations: migrations.map(({ name }) => name),
      companies: companies[0].count,
    };
  } finally {
    await client.end();
  }
}

/** A number of companies in words. @param {number} count */
export const companiesOf = (count) => `${count} ${count === 1 ? 'company' : 'companies'}`;
