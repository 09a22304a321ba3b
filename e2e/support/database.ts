import pg from 'pg';

/** The browser tests' own database, on the server that the tests were given. */
export function databaseUrl(): string {
  const url = new URL(process.env['DATABASE_URL'] ?? 'postgres://not-given');
  url.pathname = 'ellac_e2e';
  return url.href;
}

/** Lets the time of all links to a report run out. */
export async function expireLinks(reportId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() });
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
