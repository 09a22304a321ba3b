import { createHash } from 'node:crypto';

/** @param {import('pg').Pool} pool @param {string} id */
export const report = async (pool, id) =>
  (await pool.query('SELECT * FROM analyses WHERE id = $1', [id])).rows[0];

/** @param {import('pg').Pool} pool @param {string} id @param {string} token */
export const verify = async (pool, id, token) =>
  (
    await pool.query(
      `SELECT token_expires_at FROM email_deliveries WHERE analysis_id = $1 AND token_hash = $2`,
      [id, createHash('sha256').update(token).digest('hex')],
    )
  ).rows[0];
