import { AnalysisRepository } from '../../../src/analysis/analysis.repository.js';
import { CoachMails } from '../../../src/deliveries/coach-mails.js';
import type {
  CoachNews,
  EmailDeliveryEntity,
} from '../../../src/database/entities/email-delivery.entity.js';
import { analysisRetry, deliveryRetry, triesOf } from '../../../src/leases/retry-policy.js';
import { eventually } from '../eventually.js';
import { aReport, type StoredReport } from '../rows/factories.js';
import type { TestApp } from '../test-app.js';

type NewsRow = Pick<EmailDeliveryEntity, 'id' | 'recipient' | 'reason' | 'status'>;

/** A report's mails to the coach, the oldest first. */
export const newsOf = (app: TestApp, reportId: string): Promise<NewsRow[]> =>
  app.dataSource.query(
    `SELECT id, recipient, reason, status FROM email_deliveries
     WHERE analysis_id = $1 AND NOT for_owner ORDER BY created_at`,
    [reportId],
  );

/** Creates a waiting mail to the coach that has no job. Returns its id. */
export async function someNews(
  app: TestApp,
  { id: analysisId }: StoredReport,
  news: CoachNews = { reason: 'coach-submission', details: null },
): Promise<string> {
  const mails = app.app.get(CoachMails);
  const [deliveryId] = await mails.create(app.dataSource.manager, [{ ...news, analysisId }]);
  return deliveryId!;
}

/** Waits until no mail of a report is pending, whether it goes to the owner or to the coach. */
export const allMailsDone = (app: TestApp, reportId: string): Promise<true> =>
  eventually('the end of all mails', async () => {
    const waiting = await app.dataSource.query<unknown[]>(
      `SELECT FROM email_deliveries WHERE analysis_id = $1 AND status = 'pending'`,
      [reportId],
    );
    return waiting.length === 0 ? true : null;
  });

/** A report whose worker was killed at the last try. */
export async function aLostReport(app: TestApp): Promise<StoredReport> {
  const report = await aReport(app, { status: 'pending' });
  await app.app.get(AnalysisRepository).claim(report.id);
  await app.dataSource.query(
    `UPDATE analyses SET attempt = $2, lease_until = now() - interval '1 second' WHERE id = $1`,
    [report.id, triesOf(analysisRetry)],
  );
  return report;
}

/** Leaves a delivery as a worker does that was killed at the last try. */
export async function loseAtLastTry(app: TestApp, deliveryId: string): Promise<void> {
  await app.dataSource.query(
    `UPDATE email_deliveries SET run_id = gen_random_uuid(), attempt = $2,
       lease_until = now() - interval '1 second' WHERE id = $1`,
    [deliveryId, triesOf(deliveryRetry)],
  );
}
