import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '@ellac/contracts';
import { withClient } from '../harness/database.mjs';
import { median, ms, quantile } from '../harness/figures.mjs';
import { send } from '../harness/load.mjs';
import { aCaller, aQuestionnaire } from '../harness/questionnaires.mjs';
import { interleaved } from '../harness/rounds.mjs';
import { ask } from '../harness/setup.mjs';

/** @typedef {import('../harness/results.mjs').Result} Result */

const jobs = 3000;
const single = 40;
const rounds = 5;
/** Milliseconds after a mail until the worker is idle again. */
const idleMs = 50;

/**
 * Jobs that do nothing, through our queues and through raw Bull.
 *
 * @param {import('../harness/setup.mjs').Setup} setup
 * @returns {Promise<Result[]>}
 */
export async function queueTax(setup) {
  const REDIS_URL = await setup.redis();
  const own = await setup.startScript('queue-jobs', { REDIS_URL: `${REDIS_URL}/0`, SIDE: 'own' });
  const raw = await setup.startScript('queue-jobs', { REDIS_URL: `${REDIS_URL}/1`, SIDE: 'raw' });
  const perSecond = (/** @type {import('../harness/setup.mjs').Child} */ child) => async () =>
    (1000 * jobs) / /** @type {number} */ (await ask(child, jobs));
  const seen = await interleaved(rounds, {
    own: perSecond(own.child),
    raw: perSecond(raw.child),
  });
  return [
    {
      row: 'P6',
      what: 'jobs that do nothing, each second',
      baseline: `${median(seen.raw).toFixed(0)}, raw Bull`,
      seen: median(seen.own).toFixed(0),
      value: median(seen.own) / median(seen.raw),
      pass: 0.3,
      best: 0.5,
      isAtLeast: true,
    },
  ];
}

/**
 * How long an accepted submission waits for its worker where nothing else waits.
 *
 * @param {import('../harness/setup.mjs').Setup} setup
 * @returns {Promise<Result[]>}
 */
export async function pickUp(setup) {
  const { url, databaseUrl } = await setup.startBackend();
  const sink = await setup.sink();
  const { child } = await setup.startScript('queue-jobs', {
    REDIS_URL: `${await setup.redis()}/1`,
    SIDE: 'raw',
  });
  /** @type {number[]} */
  const raw = [];
  for (let each = 0; each < single; each += 1) {
    const questionnaire = aQuestionnaire();
    const call = { method: 'POST', path: apiPaths.submit, headers: aCaller() };
    await send(url, { ...call, body: JSON.stringify(questionnaire) });
    await sink.arrivalOf(questionnaire.company_info.owner_email);
    await pause(idleMs);
    raw.push(await ask(child, 1));
  }
  /** @type {{ rows: { wait: number }[] }} */
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query(
      `SELECT 1000 * extract(epoch FROM claimed_at - submitted_at)::float8 AS wait
       FROM analyses JOIN responses ON responses.id = response_id WHERE claimed_at IS NOT NULL`,
    ),
  );
  const waits = rows.map(({ wait }) => wait);
  const [ours, bare] = [quantile(waits, 0.95), quantile(raw, 0.95)];
  return [
    {
      row: 'P7',
      what: 'accepted until its worker has it, idle, 95 %',
      baseline: `${ms(bare)}, raw Bull`,
      seen: ms(ours),
      value: ours - bare,
      unit: 'ms more',
      digits: 1,
      pass: 250,
      best: 50,
    },
  ];
}
