import { randomBytes } from 'node:crypto';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '@ellac/contracts';
import { ROOT } from '../../scripts/run/folders.mjs';
import { untilReady } from '../../scripts/run/wait.mjs';
import { median, ms, quantile } from '../harness/figures.mjs';
import { send } from '../harness/load.mjs';
import { aCaller, aQuestionnaire } from '../harness/questionnaires.mjs';

/** @typedef {import('../harness/setup.mjs').Setup} Setup */
/** @typedef {import('../harness/results.mjs').Result} Result */

const submissions = { byRules: 30, byModel: 6 };
const modelDelayMs = 1000;
const startTimeoutMs = 30_000;

/** Submits one questionnaire. @returns the milliseconds from its answer to its mail */
async function untilMail(/** @type {Setup} */ setup, /** @type {string} */ url) {
  const questionnaire = aQuestionnaire();
  await send(url, {
    method: 'POST',
    path: apiPaths.submit,
    headers: aCaller(),
    body: JSON.stringify(questionnaire),
  });
  const accepted = performance.now();
  const sink = await setup.sink();
  return (await sink.arrivalOf(questionnaire.company_info.owner_email)) - accepted;
}

/**
 * The stand-in for a language model, which takes a second for each request, behind a server that
 * notes when it is asked.
 *
 * @param {Setup} setup
 */
async function startModel(setup) {
  const key = randomBytes(24).toString('base64url');
  const child = setup.supervisor.startNodeService({
    name: 'Model stand-in',
    script: join(ROOT, 'scripts/services/model-stand-in-process.mjs'),
    args: [JSON.stringify({ always: { name: 'good', delayMs: modelDelayMs } })],
    env: { PATH: process.env.PATH, STAND_IN_KEY: key },
  });
  /** @type {{ url: string } | undefined} */
  let told;
  child.process.once('message', (message) => (told = /** @type {typeof told} */ (message)));
  await untilReady(child, () => told !== undefined, startTimeoutMs);
  const times = { first: Infinity, last: 0 };
  const server = createServer((asked, answer) => {
    times.first = Math.min(times.first, performance.now());
    const { method, url = '/', headers } = asked;
    const passed = request(new URL(url, told?.url), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
      reply.on('end', () => (times.last = performance.now()));
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    settings: {
      ANALYSIS_ENGINE: 'openai',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_API_KEY: key,
      OPENAI_MODEL: 'demo-model',
    },
    times,
    close: () => server.close(),
  };
}

/**
 * How long an owner waits for the mail, with the rules and with a language model.
 *
 * @param {Setup} setup
 * @returns {Promise<Result[]>}
 */
export async function mailWaits(setup) {
  const rules = await setup.startBackend();
  /** @type {number[]} */
  const byRules = [];
  for (let each = 0; each < submissions.byRules; each += 1) {
    byRules.push(await untilMail(setup, rules.url));
    await pause(100);
  }
  const model = await startModel(setup);
  const worded = await setup.startBackend(model.settings, { redisNumber: 1 });
  /** @type {{ model: number[], more: number[] }} */
  const byModel = { model: [], more: [] };
  for (let each = 0; each < submissions.byModel; each += 1) {
    Object.assign(model.times, { first: Infinity, last: 0 });
    const wait = await untilMail(setup, worded.url);
    const atModel = model.times.last - model.times.first;
    byModel.model.push(atModel);
    byModel.more.push(wait - atModel);
  }
  model.close();
  const goals = { unit: 's more', pass: 1.5, best: 0.4 };
  return [
    {
      row: 'P8',
      what: 'accepted until the mail is out, by the rules',
      baseline: '0 s for words',
      seen: `${ms(median(byRules))}; 95 % ${ms(quantile(byRules, 0.95))}`,
      value: quantile(byRules, 0.95) / 1000,
      ...goals,
    },
    {
      row: 'P8',
      what: 'the same with a model of one second a request',
      baseline: `${ms(median(byModel.model))} at the model`,
      seen: `${ms(median(byModel.more))} beside it`,
      value: median(byModel.more) / 1000,
      ...goals,
    },
  ];
}
