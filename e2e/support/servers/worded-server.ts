import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Queue from 'bull';
import pg from 'pg';
import {
  type BackendProcess,
  startBackend,
} from '../../../backend/test/support/services/own-backend.js';
import { createDatabase } from '../../../backend/test/support/services/own-database.js';
import {
  aLanguageModel,
  type StandIn,
} from '../../../backend/test/support/services/stand-in-model.js';
import { adminPassword, adminUsername } from '../desk/log-in.js';
import { anEmptyRedis } from './redis.js';
import { own, test as base } from '../test.js';

/**
 * A server whose reports are worded by a language model, in addition to the other tests' server.
 */
export interface WordedServer {
  readonly url: string;
  readonly model: StandIn;
  /** Makes the next try of waiting work due now, and ends a pause of the language model. */
  hurry(company: string): Promise<void>;
}

async function startWordedServer(): Promise<WordedServer & { close(): Promise<void> }> {
  const [model, database] = await Promise.all([aLanguageModel(), createDatabase()]);
  const redisUrl = await anEmptyRedis('worded server');
  const queue = new Queue('analysis', redisUrl);
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const backend: BackendProcess = await startBackend({
    ...model.settings,
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    SMTP_URL: own('inbox').smtpUrl,
    SECRET: randomUUID().repeat(2),
    WEB_DIR: join(import.meta.dirname, '../../../dist/web'),
    EXAMPLE_DATA: 'on',
    DRAIN_SECONDS: '0',
    RATE_LIMITS: 'off',
    ADMIN_USERNAME: adminUsername,
    ADMIN_PASSWORD: adminPassword,
    LOG_LEVEL: 'warn',
  });
  return {
    url: backend.url,
    model,
    hurry: async (company) => {
      await pool.query(`UPDATE engine_pauses SET next_probe_at = now()`);
      const { rows } = await pool.query<{ id: string }>(
        `UPDATE analyses SET next_attempt_at = now()
         FROM responses JOIN companies ON companies.id = company_id
         WHERE responses.id = response_id AND companies.name = $1 AND generation_status = 'pending'
         RETURNING analyses.id`,
        [company],
      );
      for (const { id } of rows)
        await queue.add({ analysisId: id }, { jobId: `${id}.${randomUUID()}` });
    },
    close: async () => {
      await backend.end();
      await Promise.all([queue.close(), pool.end(), model.close()]);
      await database.drop();
    },
  };
}

/**
 * Tests on such a server, which they share. The language model is reset to good before each test.
 */
export const test = base.extend<{ aGoodModel: undefined }, { worded: WordedServer }>({
  worded: [
    async ({}, use) => {
      const server = await startWordedServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ worded }, use) => use(worded.url),
  aGoodModel: [
    async ({ worded: { model } }, use) => {
      await model.behave({});
      await model.forget();
      await use(undefined);
    },
    { auto: true },
  ],
});
