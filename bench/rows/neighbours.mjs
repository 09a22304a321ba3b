import { apiPaths } from '@ellac/contracts';
import { withClient } from '../harness/database.mjs';
import { median, ms, quantile } from '../harness/figures.mjs';
import { load } from '../harness/load.mjs';
import { idOf, linkedReport } from '../harness/many-companies.mjs';
import { aCaller } from '../harness/questionnaires.mjs';
import { coach, logIn } from '../harness/setup.mjs';
import { loginCall } from './login.mjs';

const companies = 10_000;
const rounds = 5;
const deletions = 1000 / rounds;
const coaches = 50;
const perRound = 400;

/**
 * What others wait for while fifty coaches log in, and while a thousand companies are deleted.
 *
 * @param {import('../harness/setup.mjs').Setup} setup
 * @returns {Promise<import('../harness/results.mjs').Result[]>}
 */
export async function neighbours(setup) {
  const databaseUrl = await setup.lab.filled(companies);
  const { url } = await setup.startBackend({ ROLE: 'web' }, { databaseUrl });
  const cookie = await logIn(url);
  // The limits let nobody try one name so often at once.
  await withClient(databaseUrl, (client) =>
    client.query(
      `INSERT INTO users (username, password_hash, is_admin)
       SELECT 'coach-' || n, password_hash, is_admin FROM users, generate_series(1, $1::int) AS n
       WHERE username = $2`,
      [coaches, coach.username],
    ),
  );
  const coachCall = (/** @type {number} */ index) => ({
    ...loginCall(),
    body: JSON.stringify({ ...coach, username: `coach-${index}` }),
  });
  const verify = async () => {
    const callOf = (/** @type {number} */ index) => {
      const { id, token } = linkedReport(index);
      return { path: apiPaths.verifyReport(id, token), headers: aCaller() };
    };
    return quantile(await load(url, { connections: 2, count: perRound, callOf }), 0.99);
  };
  // Those with a link are not deleted.
  let next = companies;
  const deletionCall = () => ({
    method: 'DELETE',
    path: apiPaths.adminCompany(idOf((next -= 1))),
    headers: { cookie },
  });
  const beside = async (/** @type {Promise<unknown>} */ work) => {
    let isDone = false;
    const noteEnd = () => (isDone = true);
    void work.then(noteEnd, noteEnd);
    /** @type {number[]} */
    const waits = [];
    do waits.push(await verify());
    while (!isDone);
    await work;
    return Math.max(...waits);
  };
  /** @type {{ quiet: number[], logins: number[], deletions: number[] }} */
  const seen = { quiet: [], logins: [], deletions: [] };
  for (let round = 0; round < rounds; round += 1) {
    seen.quiet.push(await verify());
    seen.logins.push(
      await beside(load(url, { connections: coaches, count: coaches, callOf: coachCall })),
    );
    seen.quiet.push(await verify());
    seen.deletions.push(
      await beside(load(url, { connections: 4, count: deletions, callOf: deletionCall })),
    );
  }
  const quiet = median(seen.quiet);
  const row = (/** @type {string} */ what, /** @type {number[]} */ waits) => ({
    row: 'P19',
    what: `99 % of a check of a link while ${what}`,
    baseline: `${ms(quiet)} alone`,
    seen: ms(median(waits)),
    value: median(waits) / quiet,
    pass: 3,
    best: 1.5,
  });
  return [
    row(`${coaches} log in`, seen.logins),
    row('1,000 companies are deleted, four at a time', seen.deletions),
  ];
}
