import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../run/folders.mjs';

/**
 * Executes a statement on a database.
 *
 * @param {string} url
 * @param {string} statement
 * @returns {Promise<unknown[]>} its rows
 */
export async function execute(url, statement) {
  /** @type {typeof import('pg')} */
  const { Client } = createRequire(join(ROOT, 'backend/package.json'))('pg');
  const client = new Client({ connectionString: url });
  // The statement learns of it.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
