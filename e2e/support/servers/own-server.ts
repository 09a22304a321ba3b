import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../../backend/test/support/services/own-backend.js';
import { createDatabase } from '../../../backend/test/support/services/own-database.js';
import { freePort } from '../../../backend/test/support/services/free-port.js';
import { adminPassword, adminUsername } from '../desk/log-in.js';
import { anEmptyRedis, type ServerKind } from './redis.js';

const root = join(import.meta.dirname, '../../..');

/** A mail server that delivers nothing, and shows what came. */
export interface Inbox {
  readonly smtpUrl: string;
  /** The address of its API. */
  readonly url: string;
  close(): Promise<void>;
}

export async function startInbox(): Promise<Inbox> {
  const folder = await mkdtemp(join(tmpdir(), 'ellac-inbox-'));
  const script = join(root, 'scripts/services/mail-catcher-process.mjs');
  const child = fork(script, [folder, '0'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [ports] = (await once(child, 'message')) as [{ smtpPort: number; webPort: number }];
  return {
    smtpUrl: `smtp://127.0.0.1:${ports.smtpPort}`,
    url: `http://127.0.0.1:${ports.webPort}`,
    close: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** The product with a database, a Redis number and an inbox that no other worker uses. */
export interface OwnServer {
  readonly url: string;
  readonly databaseUrl: string;
  /** The port of the only other site that may embed its questionnaire. */
  readonly hostPort: number;
  close(): Promise<void>;
}

/** @param kind another one than the worker's own, where both run at once */
export async function startOwnServer(
  inbox: Inbox,
  settings: Readonly<Record<string, string>> = {},
  kind: ServerKind = 'own server',
): Promise<OwnServer> {
  const [database, redisUrl, hostPort] = await Promise.all([
    createDatabase(),
    anEmptyRedis(kind),
    freePort(),
  ]);
  const backend = await startBackend({
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    SMTP_URL: inbox.smtpUrl,
    SECRET: randomUUID().repeat(2),
    WEB_DIR: join(root, 'dist/web'),
    EMBED_ORIGINS: `http://localhost:${hostPort}`,
    EXAMPLE_DATA: 'on',
    DRAIN_SECONDS: '0',
    // One address sends more in these tests than an owner ever does.
    RATE_LIMITS: 'off',
    ADMIN_USERNAME: adminUsername,
    ADMIN_PASSWORD: adminPassword,
    LOG_LEVEL: 'warn',
    ...settings,
  });
  return {
    url: backend.url,
    databaseUrl: database.url,
    hostPort,
    close: async () => {
      await backend.end();
      await database.drop();
    },
  };
}
