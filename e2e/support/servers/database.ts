import pg from 'pg';
import { own } from '../test.js';

/** Makes all links to a report expire. */
export async function expireLinks(reportId: string): Promise<void> {
  const client = new pg.Client({ connectionString: own('server').databaseUrl });
  await client.connect();
  try {
    await client.query(
      `UPDATE email_deliveries SET token_expires_at = now() WHERE analysis_id = $1`,
      [reportId],
    );
  } finally {
    await client.end();
  }
}
