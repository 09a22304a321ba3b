import { randomUUID } from 'node:crypto';
import Bull from 'bull';
import { exampleQuestionnaire } from '@ellac/contracts';
import { withClient } from '../harness/database.mjs';
import { median } from '../harness/figures.mjs';
import { interleaved } from '../harness/rounds.mjs';
import { ask } from '../harness/setup.mjs';

const reports = 100;
const rounds = 5;
const width = 8;

/**
 * Stores pending analyses of companies of their own.
 *
 * @param {string} databaseUrl
 * @returns {Promise<string[]>} their ids
 */
const pendingAnalyses = (databaseUrl) =>
  withClient(databaseUrl, async (client) => {
    /** @type {{ rows: { id: string }[] }} */
    const { rows } = await client.query(
      `WITH company AS (
         INSERT INTO companies (name, owner_first_name, owner_last_name, owner_email,
           owner_phone, industry, country)
         SELECT 'Company ' || $2 || n, 'Ida', 'Harbour', 'owner-' || $2 || n || '@example.com',
           '+44 20 7946 0000', 'retail', 'GB'
         FROM generate_series(1, $3::int) AS n
         RETURNING id, owner_email
       ), response AS (
         INSERT INTO responses (company_id, answers) SELECT id, $1 FROM company
         RETURNING id, company_id
       )
       INSERT INTO analyses (response_id, recipient_email)
       SELECT response.id, owner_email FROM response JOIN company ON company.id = company_id
       RETURNING id`,
      [JSON.stringify(exampleQuestionnaire), randomUUID(), reports],
    );
    return rows.map(({ id }) => id);
  });

/**
 * How many reports are made and mailed each second, against a loop without queues, leases and
 * states.
 *
 * @param {import('../harness/setup.mjs').Setup} setup
 * @returns {Promise<import('../harness/results.mjs').Result[]>}
 */
export async function pipeline(setup) {
  const sink = await setup.sink();
  const ours = await setup.startBackend({ ROLE: 'worker', WORKER_CONCURRENCY: `${width}` });
  const looped = await setup.lab.database();
  const { child } = await setup.startScript('bare-loop', {
    DATABASE_URL: looped,
    SMTP_URL: sink.url,
  });
  const queue = new Bull('analysis', ours.redisUrl);
  const perSecond =
    (/** @type {string} */ databaseUrl, /** @type {(ids: string[]) => Promise<unknown>} */ make) =>
    async () => {
      const ids = await pendingAnalyses(databaseUrl);
      const before = sink.arrivals.size;
      const begun = performance.now();
      await make(ids);
      await sink.untilCount(before + reports);
      return (1000 * reports) / (performance.now() - begun);
    };
  const loop = (/** @type {boolean} */ isReady) =>
    perSecond(looped, (ids) => ask(child, { ids, isReady, mailBytes: sink.lastSize }));
  const seen = await interleaved(rounds, {
    ours: perSecond(ours.databaseUrl, (ids) =>
      queue.addBulk(
        ids.map((id) => ({
          data: { analysisId: id },
          opts: { removeOnComplete: true, removeOnFail: true },
        })),
      ),
    ),
    withAnalyst: loop(false),
    ready: loop(true),
  });
  await queue.close();
  const own = median(seen.ours);
  const row = (/** @type {string} */ what, /** @type {number[]} */ bare) => ({
    row: 'P5',
    what: `reports made and mailed each second, ${what}`,
    baseline: `${median(bare).toFixed(1)}, a bare loop`,
    seen: own.toFixed(1),
    value: own / median(bare),
    pass: 0.7,
    best: 0.9,
    isAtLeast: true,
  });
  return [
    row('the analyst on both sides', seen.withAnalyst),
    row('the text ready in the loop', seen.ready),
  ];
}
