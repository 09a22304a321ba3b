import { apiPaths } from '@ellac/contracts';
import { median } from '../harness/figures.mjs';
import { load } from '../harness/load.mjs';
import { linkedReport } from '../harness/many-companies.mjs';
import { processorMs } from '../harness/process-use.mjs';
import { aCaller } from '../harness/questionnaires.mjs';
import { interleaved } from '../harness/rounds.mjs';

const connections = 8;
const rounds = 5;
const count = { report: 400, verify: 1200 };

/**
 * What the reading of a report by its link, and the check of a link, take of the server's
 * processor.
 *
 * @param {import('../harness/setup.mjs').Setup} setup
 * @returns {Promise<import('../harness/results.mjs').Result[]>}
 */
export async function reads(setup) {
  const databaseUrl = await setup.lab.filled(1000);
  const ours = await setup.startBackend({ ROLE: 'web' }, { databaseUrl });
  const { child, told } = await setup.startScript('plain-server', { DATABASE_URL: databaseUrl });
  const { url } = /** @type {{ url: string }} */ (told);
  /**
   * @param {string} to
   * @param {number} pid
   * @param {number} calls
   * @param {(report: { id: string, token: string }) => string} pathOf
   */
  const side = (to, pid, calls, pathOf) => async () => {
    const before = processorMs(pid);
    const callOf = (/** @type {number} */ index) => ({
      path: pathOf(linkedReport(index)),
      headers: aCaller(),
    });
    await load(to, { connections, count: calls, callOf });
    return (processorMs(pid) - before) / calls;
  };
  const seen = await interleaved(rounds, {
    report: side(ours.url, ours.pid, count.report, ({ id, token }) => apiPaths.analysis(id, token)),
    bareReport: side(url, child.pid, count.report, ({ id }) => `/report/${id}`),
    verify: side(ours.url, ours.pid, count.verify, ({ id, token }) =>
      apiPaths.verifyReport(id, token),
    ),
    bareVerify: side(
      url,
      child.pid,
      count.verify,
      ({ id, token }) => `/verify/${id}?token=${token}`,
    ),
  });
  /** @param {string} what @param {number[]} own @param {number[]} bare */
  const row = (what, own, bare) => ({
    row: 'P4',
    what: `processor time of ${what}`,
    baseline: `${median(bare).toFixed(2)} ms, node:http and one SELECT`,
    seen: `${median(own).toFixed(2)} ms`,
    value: median(own) / median(bare),
    pass: 3,
    best: 2,
  });
  return [
    row('a report by its link', seen.report, seen.bareReport),
    row('a check of a link', seen.verify, seen.bareVerify),
  ];
}
