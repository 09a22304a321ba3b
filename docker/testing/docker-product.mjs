import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder, privateFolder, ROOT } from '../../scripts/run/folders.mjs';
import { freePort } from '../../scripts/run/ports.mjs';
import { Supervisor } from '../../scripts/run/supervisor.mjs';
import { untilReady } from '../../scripts/run/wait.mjs';

/** @type {typeof import('pg')} */
const pg = createRequire(join(ROOT, 'backend/package.json'))('pg');

/** Three processes that start at once on a small, busy machine take their time. */
const START_TIMEOUT_MS = 90_000;

export const admin = { username: 'ida', password: 'known to Isa alone' };

/**
 * The processes that a test starts, in a separate folder; {@link end} stops and removes everything.
 */
export class Product {
  dir = mkdtempSync(join(tmpdir(), 'images-'));
  supervisor;
  cacheDir;
  /** @type {string | undefined} */
  #database;

  constructor() {
    chmodSync(this.dir, 0o755);
    this.supervisor = new Supervisor(privateFolder(this.dir, 'logs'));
    this.cacheDir = cacheFolder(this.dir);
  }

  /**
   * Settings of a backend on a database of its own.
   *
   * @returns {Promise<Record<string, string>>}
   */
  async settings() {
    const { DATABASE_URL, REDIS_URL, SMTP_URL, PATH } = process.env;
    if (!DATABASE_URL || !REDIS_URL || !SMTP_URL) {
      throw new Error('These tests need services: npm test -- --only images starts them.');
    }
    this.#database ??= `test_${randomBytes(8).toString('hex')}`;
    await administer(`CREATE DATABASE ${this.#database}`);
    const database = new URL(DATABASE_URL);
    database.pathname = this.#database;
    const redis = new URL(REDIS_URL);
    redis.pathname = '15';
    return {
      PATH: `${PATH}`,
      DATABASE_URL: database.href,
      REDIS_URL: redis.href,
      SMTP_URL,
      SECRET: randomBytes(32).toString('hex'),
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
    };
  }

  /**
   * Starts a backend, and waits until it is ready.
   *
   * @param {string} folder the one that holds `backend/dist`
   * @param {Record<string, string>} settings
   */
  async startBackend(folder, settings) {
    const port = await freePort();
    const child = this.supervisor.startNodeService({
      name: `Backend ${port}`,
      script: join(folder, 'backend/dist/main.js'),
      cwd: folder,
      env: { ...settings, PORT: `${port}` },
    });
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await untilReady(child, isReady, START_TIMEOUT_MS);
    return { child, port };
  }

  async end() {
    await this.supervisor.stopAll();
    if (this.#database) await administer(`DROP DATABASE ${this.#database} WITH (FORCE)`);
    rmSync(this.dir, { recursive: true });
  }
}

/** @param {string} statement */
async function administer(statement) {
  const client = new pg.Client({ connectionString: `${process.env.DATABASE_URL}` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
