import { setTimeout } from 'node:timers/promises';
import { messages } from '@ellac/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { Refusal } from '../common/errors/refusal.js';

/** How long a change waits for a mail that is being handed over, and how often it looks. */
const patienceMs = 5000;
const pauseMs = 100;

class MailBeingSent extends Refusal {
  constructor() {
    super(409, messages.mailBeingSent);
  }
}

/**
 * Runs a change in one transaction, after which no mail may go out with the old data. The change
 * calls `holdDeliveries`. While a worker is handing a mail over, the transaction is rolled back and
 * retried.
 *
 * @throws Refusal when the mail server takes too long.
 */
export async function onceNoMailIsBeingSent<Result>(
  dataSource: DataSource,
  change: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await dataSource.transaction(change);
    } catch (error) {
      if (!(error instanceof MailBeingSent) || performance.now() > deadline) throw error;
      await setTimeout(pauseMs);
    }
  }
}

/**
 * Locks these reports and their owners' mails against workers until the transaction ends.
 *
 * @throws MailBeingSent when a worker holds the lease of one of the mails.
 */
export async function holdDeliveries(
  manager: EntityManager,
  reportIds: readonly string[],
): Promise<void> {
  // Without this lock, a report could be completed meanwhile and create another mail.
  await manager.query(`SELECT FROM analyses WHERE id = ANY ($1) ORDER BY id FOR UPDATE`, [
    reportIds,
  ]);
  const deliveries = await manager.query<{ isBeingSent: boolean }[]>(
    `SELECT status = 'pending' AND coalesce(lease_until > now(), false) AS "isBeingSent"
     FROM email_deliveries WHERE analysis_id = ANY ($1) AND for_owner ORDER BY id FOR UPDATE`,
    [reportIds],
  );
  if (deliveries.some(({ isBeingSent }) => isBeingSent)) throw new MailBeingSent();
}
