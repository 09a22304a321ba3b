import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** Writes entries of the trail, each with every kind of personal value, and gives their ids. */
export async function auditEntries(
  dataSource: DataSource,
  count: number,
  age = '0 days',
): Promise<string[]> {
  const rows = await dataSource.query<{ id: string }[]>(
    `INSERT INTO audit_entries
       (at, user_id, username, action, target_type, target_id, company_name, address, request_id, details)
     SELECT now() - $1::interval, $2, 'canary-user', 'report.update-email', 'report', 'target ' || n,
       'Canary Ltd', '203.0.113.7', 'request ' || n,
       '{"old": "c…y@example.com", "corrected": "d…y@example.com", "reports": 2, "isCode": true}'
     FROM generate_series(1, $3) AS n RETURNING id`,
    [age, randomUUID(), count],
  );
  return rows.map(({ id }) => id);
}
