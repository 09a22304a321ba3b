import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { cacheFolder, ROOT } from '../../scripts/run/folders.mjs';
import { startPostgres } from '../../scripts/services/postgres.mjs';
import { findChromium } from '../../scripts/setup/chromium.mjs';
import { withClient } from './database.mjs';
import { fillWithCompanies } from './many-companies.mjs';

const browserArgs = ['--no-sandbox', '--disable-gpu', '--disable-quic'];

/** What all measures of a run share: the database server, the browser, databases full of companies. */
export class Lab {
  #supervisor;
  #dataDir;
  /** @type {Map<string, Promise<unknown>>} */
  #made = new Map();

  /**
   * @param {import('../../scripts/run/supervisor.mjs').Supervisor} supervisor of what runs until the end
   * @param {string} dataDir
   */
  constructor(supervisor, dataDir) {
    this.#supervisor = supervisor;
    this.#dataDir = dataDir;
  }

  /** @returns {import('../../scripts/services/local-services.mjs').Surroundings} */
  get surroundings() {
    return {
      supervisor: this.#supervisor,
      dataDir: this.#dataDir,
      cacheDir: cacheFolder(this.#dataDir),
      mailUiPort: 0,
      isDurable: true,
    };
  }

  /** @returns {Promise<string>} the address of a new database with the product's schema */
  async database() {
    const template = await this.#once('template', async () => {
      const url = await this.#create('template0');
      await this.migrate(url);
      return new URL(url).pathname.slice(1);
    });
    return this.#create(template);
  }

  /**
   * The database with this many companies. It is made once; measures may change some of its rows.
   *
   * @param {number} count
   * @returns {Promise<string>} its address
   */
  filled(count) {
    return this.#once(`filled ${count}`, async () => {
      const url = await this.database();
      await fillWithCompanies(url, count);
      return url;
    });
  }

  browser() {
    return this.#once('browser', async () => {
      const executablePath = await findChromium(this.#supervisor, this.surroundings.cacheDir);
      return chromium.launch({
        executablePath,
        args: [...browserArgs, '--disable-background-networking'],
      });
    });
  }

  /** Where the database server writes its log. */
  get postgresLog() {
    return join(this.#dataDir, 'logs', 'postgresql.log');
  }

  async end() {
    if (this.#made.has('browser')) await (await this.browser()).close();
  }

  /** @param {string} DATABASE_URL */
  async migrate(DATABASE_URL) {
    await this.#supervisor.run({
      name: 'Migrations',
      command: process.execPath,
      args: [join(ROOT, 'backend/dist/migrate.js')],
      env: { PATH: process.env.PATH, DATABASE_URL },
    });
  }

  /** @param {string} template @returns {Promise<string>} */
  async #create(template) {
    const url = new URL(await this.#once('postgres', () => startPostgres(this.surroundings)));
    const name = `bench_${randomUUID().replaceAll('-', '')}`;
    await withClient(url.href, (client) =>
      client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`),
    );
    url.pathname = name;
    return url.href;
  }

  /**
   * @template Made
   * @param {string} what
   * @param {() => Promise<Made>} make
   * @returns {Promise<Made>}
   */
  #once(what, make) {
    const made = /** @type {Promise<Made> | undefined} */ (this.#made.get(what)) ?? make();
    this.#made.set(what, made);
    return made;
  }
}
