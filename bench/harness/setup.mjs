import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '../../scripts/run/ports.mjs';
import { privateFolder, ROOT } from '../../scripts/run/folders.mjs';
import { SETTING_NAMES } from '../../scripts/run/start-settings.mjs';
import { Supervisor } from '../../scripts/run/supervisor.mjs';
import { untilReady } from '../../scripts/run/wait.mjs';
import { startRedis } from '../../scripts/services/redis.mjs';
import { apiPaths } from '@ellac/contracts';
import { aCaller } from './questionnaires.mjs';
import { send } from './load.mjs';
import { MailSink } from './mail-sink.mjs';

const startTimeoutMs = 90_000;

export const secret = 'for-the-measures-only-0123456789abcdef';
/**
 * For rows about memory: with so little room, the process collects its garbage, and what it then has
 * is what it needs.
 */
export const smallHeap = { NODE_OPTIONS: '--max-old-space-size=160' };
export const coach = { username: 'admin', password: 'for the measures only' };

/** @typedef {import('../../scripts/run/child.mjs').Child} Child */

/**
 * A running backend.
 *
 * @typedef {object} Backend
 * @property {string} url without a slash at its end
 * @property {number} pid
 * @property {string} databaseUrl
 * @property {string} redisUrl
 */

/** The processes and services of one measure. */
export class Setup {
  #surroundings;
  /** @type {Promise<string> | undefined} */
  #redis;
  /** @type {Promise<MailSink> | undefined} */
  #sink;
  #started = 0;

  /**
   * @param {import('./lab.mjs').Lab} lab
   * @param {import('../../scripts/services/local-services.mjs').Surroundings} surroundings
   */
  constructor(lab, surroundings) {
    this.lab = lab;
    this.#surroundings = surroundings;
  }

  get supervisor() {
    return this.#surroundings.supervisor;
  }

  redis() {
    return (this.#redis ??= startRedis(this.#surroundings));
  }

  sink() {
    return (this.#sink ??= MailSink.start());
  }

  async end() {
    (await this.#sink)?.close();
  }

  /**
   * Starts the built backend, with its limits and its log as in production, and a proxy in front
   * that names the callers.
   *
   * @param {NodeJS.ProcessEnv} [settings] ROLE, and others that differ
   * @param {{ databaseUrl?: string, redisNumber?: number }} [where] a new database and Redis number 0
   * @returns {Promise<Backend>} once it is ready
   */
  async startBackend(settings = {}, { databaseUrl, redisNumber = 0 } = {}) {
    const url = databaseUrl ?? (await this.lab.database());
    const redisUrl = `${await this.redis()}/${redisNumber}`;
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const own = Object.fromEntries(SETTING_NAMES.map((name) => [name, undefined]));
    const child = this.supervisor.startNodeService({
      name: `Backend ${(this.#started += 1)}`,
      script: join(ROOT, 'backend/dist/main.js'),
      cwd: ROOT,
      env: {
        ...process.env,
        ...own,
        DATABASE_URL: url,
        REDIS_URL: redisUrl,
        SMTP_URL: (await this.sink()).url,
        PORT: `${port}`,
        PUBLIC_URL: address,
        SECRET: secret,
        WEB_DIR: join(ROOT, 'dist/web'),
        ADMIN_PASSWORD: coach.password,
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '0',
        ...settings,
      },
    });
    const isReady = () =>
      fetch(`${address}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await untilReady(child, isReady, startTimeoutMs);
    return { url: address, pid: child.pid, databaseUrl: url, redisUrl };
  }

  /**
   * Starts a script of `baselines/`, which sends one message when it is ready.
   *
   * @param {string} name of its file
   * @param {Record<string, string>} settings in its environment
   * @returns {Promise<{ child: Child, told: unknown }>} with that message
   */
  async startScript(name, settings) {
    const child = this.supervisor.startNodeService({
      name: `${name} ${(this.#started += 1)}`,
      script: join(ROOT, 'bench/baselines', `${name}.mjs`),
      cwd: join(ROOT, 'bench'),
      env: { PATH: process.env.PATH, ...settings },
    });
    /** @type {unknown} */
    let told;
    child.process.once('message', (message) => (told = message));
    await untilReady(child, () => told !== undefined, startTimeoutMs);
    return { child, told };
  }
}

/**
 * Signs the coach in.
 *
 * @param {string} url of the backend
 * @returns {Promise<string>} the cookies
 */
export async function logIn(url) {
  const call = { method: 'POST', path: apiPaths.login, headers: aCaller() };
  const { headers } = await send(url, { ...call, body: JSON.stringify(coach) });
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

/**
 * Signs the coach in for a browser.
 *
 * @param {string} url of the backend
 */
export const adminCookie = async (url) =>
  (await logIn(url)).split('; ').map((cookie) => {
    const end = cookie.indexOf('=');
    return { name: cookie.slice(0, end), value: cookie.slice(end + 1), url };
  });

/**
 * Sends a message to a script and gives its reply.
 *
 * @template Reply
 * @param {Child} child
 * @param {import('node:child_process').Serializable} message
 * @returns {Promise<Reply>}
 */
export const ask = (child, message) =>
  new Promise((reply) => {
    child.process.once('message', (answer) => reply(/** @type {Reply} */ (answer)));
    child.process.send(message);
  });

/**
 * Runs a measure with processes of its own, and ends these.
 *
 * @template Seen
 * @param {import('./lab.mjs').Lab} lab
 * @param {(setup: Setup) => Promise<Seen>} measure
 * @returns {Promise<Seen>}
 */
export async function withSetup(lab, measure) {
  const { surroundings } = lab;
  const dataDir = privateFolder(surroundings.dataDir, randomUUID());
  const supervisor = new Supervisor(privateFolder(dataDir, 'logs'));
  const setup = new Setup(lab, { ...surroundings, supervisor, dataDir });
  try {
    return await Promise.race([measure(setup), supervisor.over]);
  } finally {
    await setup.end();
    await supervisor.stopAll();
  }
}
