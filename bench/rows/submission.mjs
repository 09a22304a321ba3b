import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '@ellac/contracts';
import { withClient } from '../harness/database.mjs';
import { median, ms, quantile } from '../harness/figures.mjs';
import { load, send } from '../harness/load.mjs';
import { processorMs } from '../harness/process-use.mjs';
import { aCaller, aQuestionnaire } from '../harness/questionnaires.mjs';
import { interleaved } from '../harness/rounds.mjs';

/** @typedef {import('../harness/results.mjs').Result} Result */

const connections = 16;
const perRound = 600;
const rounds = 5;

/** @param {boolean} hasKey */
const submissionCall = (hasKey) => ({
  method: 'POST',
  path: apiPaths.submit,
  headers: { ...aCaller(), ...(hasKey && { 'Idempotency-Key': randomUUID() }) },
  body: JSON.stringify(aQuestionnaire()),
});

/**
 * What a submission takes of the server's processor, and how long it waits beside fifteen others.
 *
 * @param {import('../harness/setup.mjs').Setup} setup
 * @returns {Promise<Result[]>}
 */
export async function submissions(setup) {
  const ours = await setup.startBackend({ ROLE: 'web' });
  const { child, told } = await setup.startScript('plain-server', {
    DATABASE_URL: await setup.lab.database(),
  });
  const { url } = /** @type {{ url: string }} */ (told);
  const side =
    (/** @type {string} */ to, /** @type {number} */ pid, hasKey = false) =>
    async () => {
      const before = processorMs(pid);
      const callOf = () => submissionCall(hasKey);
      const waits = await load(to, { connections, count: perRound, callOf });
      return { cost: (processorMs(pid) - before) / perRound, p99: quantile(waits, 0.99) };
    };
  const seen = await interleaved(rounds, {
    keyed: side(ours.url, ours.pid, true),
    plain: side(ours.url, ours.pid),
    bare: side(url, child.pid),
  });
  const cost = (/** @type {keyof typeof seen} */ name) =>
    median(seen[name].map((each) => each.cost));
  const p99 = (/** @type {keyof typeof seen} */ name) => median(seen[name].map((each) => each.p99));
  const baseline = `${cost('bare').toFixed(2)} ms, node:http and pg with four inserts`;
  return [
    {
      row: 'P1',
      what: 'processor time of a submission with its key',
      baseline,
      seen: `${cost('keyed').toFixed(2)} ms`,
      value: cost('keyed') / cost('bare'),
      pass: 3,
      best: 2,
    },
    {
      row: 'P1',
      what: 'the same without a key',
      baseline,
      seen: `${cost('plain').toFixed(2)} ms`,
      value: cost('plain') / cost('bare'),
      pass: 3,
      best: 2,
    },
    {
      row: 'P3',
      what: `submission at ${connections} connections, 99 %`,
      baseline: ms(p99('bare')),
      seen: ms(p99('keyed')),
      value: p99('keyed') / p99('bare'),
      pass: 2.5,
      best: 1.5,
    },
  ];
}

/**
 * How many statements and transactions a submission with its key is, as PostgreSQL logs them.
 *
 * @param {import('../harness/setup.mjs').Setup} setup
 * @returns {Promise<Result[]>}
 */
export async function submissionStatements(setup) {
  const databaseUrl = await setup.lab.database();
  const name = new URL(databaseUrl).pathname.slice(1);
  await withClient(databaseUrl, (client) =>
    client.query(`ALTER DATABASE ${name} SET log_statement = 'all'`),
  );
  const { url } = await setup.startBackend({ ROLE: 'web' }, { databaseUrl });
  const count = 50;
  // Other statements of the process, such as those of its readiness, have ended by then.
  await pause(1000);
  const from = readFileSync(setup.lab.postgresLog, 'utf8').length;
  for (let each = 0; each < count; each += 1) await send(url, submissionCall(true));
  const lines = readFileSync(setup.lab.postgresLog, 'utf8').slice(from);
  const statements = [...lines.matchAll(/LOG: {2}(?:statement|execute [^:]*): *(\w+)/g)].map(
    ([, verb]) => verb ?? '',
  );
  const transactions = statements.filter((verb) => verb === 'BEGIN').length;
  return [
    {
      row: 'P2',
      what: 'statements of a submission with its key',
      seen: `${(statements.length / count).toFixed(1)}, of explicit transactions ${(transactions / count).toFixed(1)}`,
      value: Math.round(statements.length / count),
      unit: '',
      digits: 0,
      pass: 6,
      best: 2,
    },
  ];
}
