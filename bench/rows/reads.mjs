import { apiPaths } from '@ellac/contracts';
import { median } from '../harness/figures.mjs';
import { load } from '../harness/load.mjs';
import { linkedReport } from '../harness/many-companies.mjs';
import { processorMs } from '../harness/process-use.mjs';
import { aCaller } from '../harness/questionnaires.mjs';
import { interleaved } from '../harness/rounds.mjs';

const connections = 8;
const rounds = 5;
const count = { report: 2000, verify: 6000 };

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
  /** @param {string} script */
  const bareServer = async (script) => {
    const { child, told } = await setup.startScript(script, { DATABASE_URL: databaseUrl });
    return { pid: child.pid, .../** @type {{ url: string }} */ (told) };
  };
  const node = await bareServer('plain-server');
  const express = await bareServer('express-server');
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
  /** @param {{ url: string, pid: number }} bare */
  const bareReport = ({ url, pid }) => side(url, pid, count.report, ({ id }) => `/report/${id}`);
  /** @param {{ url: string, pid: number }} bare */
  const bareVerify = ({ url, pid }) =>
    side(url, pid, count.verify, ({ id, token }) => `/verify/${id}?token=${token}`);
  const seen = await interleaved(rounds, {
    report: side(ours.url, ours.pid, count.report, ({ id, token }) => apiPaths.analysis(id, token)),
    nodeReport: bareReport(node),
    expressReport: bareReport(express),
    verify: side(ours.url, ours.pid, count.verify, ({ id, token }) =>
      apiPaths.verifyReport(id, token),
    ),
    nodeVerify: bareVerify(node),
    expressVerify: bareVerify(express),
  });
  /** @param {string} what @param {string} server @param {number[]} own @param {number[]} bare */
  const row = (what, server, own, bare) => ({
    row: 'P4',
    what,
    baseline: `${median(bare).toFixed(2)} ms, ${server} and one SELECT`,
    seen: `${median(own).toFixed(2)} ms`,
    value: median(own) / median(bare),
  });
  const goals = { pass: 3, best: 2 };
  const aReport = 'processor time of a report by its link';
  const aCheck = 'processor time of a check of a link';
  const floor = ', against the framework alone';
  return [
    { ...row(aReport, 'node:http', seen.report, seen.nodeReport), ...goals },
    row(aReport + floor, 'Express with Helmet', seen.report, seen.expressReport),
    { ...row(aCheck, 'node:http', seen.verify, seen.nodeVerify), ...goals },
    row(aCheck + floor, 'Express with Helmet', seen.verify, seen.expressVerify),
  ];
}
