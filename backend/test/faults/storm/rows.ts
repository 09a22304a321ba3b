import { apiPaths } from '@ellac/contracts';
import { analysisRetry, triesOf } from '../../../src/leases/retry-policy.js';
import type { TakenMail } from '../../support/services/mail-server.js';
import type { World } from '../../support/services/world.js';
import type { AnalysisRow, DeliveryRow, Mail, OpenedLink, Rows } from './evidence.js';
import type { HostClock } from './host-clock.js';

/** The tables as they are now. */
export async function rowsOf({ query }: World): Promise<Rows> {
  const [responses, analyses, deliveries] = await Promise.all([
    query<Rows['responses'][number]>(
      `SELECT id, answers #>> '{company_info,owner_email}' AS "ownerEmail" FROM responses`,
    ),
    query<AnalysisRow>(
      `SELECT analyses.id, response_id AS "responseId", recipient_email AS recipient,
         answers #>> '{company_info,owner_email}' AS "ownerEmail", generation_status AS status,
         generation_error AS error, next_attempt_at > now() AS waits, attempt,
         requests_made AS requests, tokens_used AS tokens, content
       FROM analyses JOIN responses ON responses.id = response_id`,
    ),
    query<DeliveryRow>(
      `SELECT id, analysis_id AS "analysisId", recipient, reason, status, server_reply AS reply,
         next_attempt_at > now() AS waits, attempt
       FROM email_deliveries`,
    ),
  ]);
  return { responses, analyses, deliveries };
}

/**
 * Makes every waiting next try due now. Of the reports before their last try, only the earliest one
 * becomes due.
 */
export async function bringForward({ query }: World): Promise<void> {
  const isBeforeLast = `attempt = ${triesOf(analysisRetry) - 1}`;
  await query(`UPDATE engine_pauses SET next_probe_at = now() WHERE next_probe_at > now();
    UPDATE analyses SET next_attempt_at = now()
    WHERE generation_status = 'pending' AND next_attempt_at > now() AND (NOT ${isBeforeLast} OR id = (
      SELECT id FROM analyses WHERE generation_status = 'pending' AND ${isBeforeLast}
      ORDER BY next_attempt_at LIMIT 1));
    UPDATE email_deliveries SET next_attempt_at = now()
    WHERE status = 'pending' AND next_attempt_at > now()`);
}

/** How many reports and mails have not ended. */
export interface Open {
  /** In progress, or pending without a stored time. */
  readonly atWork: number;
  /** Waiting for a stored next try. */
  readonly waiting: number;
}

export async function openOf({ query }: World): Promise<Open> {
  const [open] = await query<Open>(
    `SELECT (count(*) FILTER (WHERE NOT waits))::int AS "atWork",
       (count(*) FILTER (WHERE waits))::int AS waiting
     FROM (
       SELECT generation_status = 'pending' AND next_attempt_at > now() AS waits FROM analyses
       WHERE generation_status IN ('pending', 'processing')
       UNION ALL
       SELECT next_attempt_at > now() FROM email_deliveries WHERE status = 'pending'
     ) AS open`,
  );
  return open!;
}

/** @throws Error where a mail has no link or no id. */
export function readMail({ at, recipient, raw }: TakenMail): Mail {
  const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const [, messageId] = /^Message-ID: <(.*)>/im.exec(raw) ?? [];
  const [, reportId, token] = /\/verify-report\/([\w-]+)\?token=([\w-]+)/.exec(text) ?? [];
  if (messageId === undefined || reportId === undefined || token === undefined)
    throw new Error('a mail has no link or no id');
  return { at, recipient, messageId, reportId, token, raw };
}

/**
 * Opens each link, then lets it expire and opens it again. Only the database's time may count: the
 * first request goes to a process whose clock is a day ahead, the second one to a process whose
 * clock is a day behind.
 */
export async function openLinks(
  { query }: World,
  mails: readonly Mail[],
  door: { readonly url: string },
  clock: HostClock,
): Promise<OpenedLink[]> {
  const distinct = [...new Map(mails.map((mail) => [mail.token, mail])).values()];
  const open = async ({ reportId, token }: Mail): Promise<number> =>
    (await fetch(door.url + apiPaths.analysis(reportId, token))).status;
  const before: number[] = [];
  await clock.moveTo(24);
  for (const mail of distinct) before.push(await open(mail));
  await query('UPDATE email_deliveries SET token_expires_at = now()');
  await clock.moveTo(-24);
  const links: OpenedLink[] = [];
  for (const [index, mail] of distinct.entries())
    links.push({
      reportId: mail.reportId,
      recipient: mail.recipient,
      status: before[index]!,
      statusAfterItsTime: await open(mail),
    });
  await clock.moveTo(0);
  return links;
}
