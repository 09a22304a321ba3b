import { messages } from '@ellac/contracts';
import type { EntityManager } from 'typeorm';
import { Refusal } from '../common/errors/refusal.js';
import { expectLiveReport } from '../database/live-companies.js';

export interface CompletedReport {
  readonly companyId: string;
  readonly companyName: string;
  readonly recipient: string;
}

/**
 * A completed report, kept as it is until the transaction ends. Lock order, as everywhere: the
 * company before its report, which prevents a deadlock.
 *
 * @throws Refusal when there is no such report, it is in the trash, or it is not completed.
 */
export async function holdCompletedReport(
  manager: EntityManager,
  analysisId: string,
): Promise<CompletedReport> {
  const [company] = await manager.query<{ id: string; name: string }[]>(
    `SELECT id, name FROM companies WHERE id = (
       SELECT company_id FROM responses JOIN analyses ON response_id = responses.id
       WHERE analyses.id = $1
     ) FOR UPDATE`,
    [analysisId],
  );
  const [report] = await manager.query<{ status: string; recipient: string }[]>(
    `SELECT generation_status AS status, recipient_email AS recipient
     FROM analyses WHERE id = $1 FOR UPDATE`,
    [analysisId],
  );
  if (company === undefined || report === undefined)
    throw new Refusal(404, messages.reportNotFound);
  await expectLiveReport(manager, analysisId);
  if (report.status !== 'completed') throw new Refusal(409, messages.reportNotCompleted);
  return { companyId: company.id, companyName: company.name, recipient: report.recipient };
}
