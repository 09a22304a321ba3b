import { messages } from '@ellac/contracts';
import type { EntityManager } from 'typeorm';
import { Refusal } from '../common/errors/refusal.js';

/**
 * The other reports of the same company whose mails go to the same address, in whatever state they
 * are.
 *
 * @throws Refusal when there is no such report.
 */
export async function otherReportsToSameAddress(
  manager: EntityManager,
  analysisId: string,
): Promise<readonly string[]> {
  const [report] = await manager.query<{ others: string[] }[]>(
    `SELECT array(
       SELECT others.id FROM analyses AS others JOIN responses ON responses.id = others.response_id
       WHERE company_id = own.company_id AND others.id <> analyses.id
         AND lower(others.recipient_email) = lower(analyses.recipient_email)
       ORDER BY others.id
     )::text[] AS others
     FROM analyses JOIN responses AS own ON own.id = response_id WHERE analyses.id = $1`,
    [analysisId],
  );
  if (report === undefined) throw new Refusal(404, messages.reportNotFound);
  return report.others;
}
