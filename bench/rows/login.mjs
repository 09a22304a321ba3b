import { apiPaths } from '@ellac/contracts';
import { median, ms } from '../harness/figures.mjs';
import { load } from '../harness/load.mjs';
import { processorMs } from '../harness/process-use.mjs';
import { aCaller } from '../harness/questionnaires.mjs';
import { interleaved } from '../harness/rounds.mjs';
import { ask, coach } from '../harness/setup.mjs';

const perRound = 300;
const rounds = 5;

export const loginCall = () => ({
  method: 'POST',
  path: apiPaths.login,
  headers: aCaller(),
  body: JSON.stringify(coach),
});

/**
 * What a login takes of the server's processor, against the comparison of the password alone.
 *
 * @param {import('../harness/setup.mjs').Setup} setup
 * @returns {Promise<import('../harness/results.mjs').Result[]>}
 */
export async function logins(setup) {
  const { url, pid } = await setup.startBackend({ ROLE: 'web' });
  const { child } = await setup.startScript('password-check', {});
  const costOf =
    (/** @type {number} */ process, /** @type {() => Promise<unknown>} */ work) => async () => {
      const before = processorMs(process);
      await work();
      return (processorMs(process) - before) / perRound;
    };
  const seen = await interleaved(rounds, {
    ours: costOf(pid, () => load(url, { connections: 1, count: perRound, callOf: loginCall })),
    bare: costOf(child.pid, () => ask(child, perRound)),
  });
  return [
    {
      row: 'P18',
      what: 'processor time of a login',
      baseline: `${ms(median(seen.bare))}, argon2id alone`,
      seen: ms(median(seen.ours)),
      value: median(seen.ours) / median(seen.bare),
      pass: 1.5,
      best: 1.2,
    },
  ];
}
