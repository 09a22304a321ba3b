import { apiPaths } from '@ellac/contracts';
import { mb } from '../harness/figures.mjs';
import { load } from '../harness/load.mjs';
import { residentMb } from '../harness/process-use.mjs';
import { aCaller, aQuestionnaire } from '../harness/questionnaires.mjs';

const first = 1000;
const all = 10_000;

/**
 * The memory of both processes after ten thousand submissions end to end, against that after a
 * thousand.
 *
 * @param {import('../harness/setup.mjs').Setup} setup
 * @returns {Promise<import('../harness/results.mjs').Result[]>}
 */
export async function memory(setup) {
  const web = await setup.startBackend({ ROLE: 'web' });
  const worker = await setup.startBackend(
    { ROLE: 'worker', WORKER_CONCURRENCY: '8' },
    { databaseUrl: web.databaseUrl },
  );
  const sink = await setup.sink();
  const processes = { web: web.pid, worker: worker.pid };
  const now = () => ({ web: residentMb(processes.web), worker: residentMb(processes.worker) });
  const peak = { web: 0, worker: 0 };
  const callOf = () => ({
    method: 'POST',
    path: apiPaths.submit,
    headers: aCaller(),
    body: JSON.stringify(aQuestionnaire()),
  });
  let sent = 0;
  const submitUntil = async (/** @type {number} */ count) => {
    for (; sent < count; sent += 250) {
      await load(web.url, { connections: 4, count: 250, callOf });
      await sink.untilCount(sent + 250);
      const { web: ofWeb, worker: ofWorker } = now();
      peak.web = Math.max(peak.web, ofWeb);
      peak.worker = Math.max(peak.worker, ofWorker);
    }
    return now();
  };
  const before = await submitUntil(first);
  const after = await submitUntil(all);
  return /** @type {const} */ (['web', 'worker']).map((role) => ({
    row: 'P21',
    what: `memory of ROLE=${role} after 10,000 submissions`,
    baseline: `${mb(before[role])} after 1,000`,
    seen: `${mb(after[role])}; at most ${mb(peak[role])}`,
    value: after[role] / before[role],
    pass: 1.1,
    best: 1.03,
  }));
}
