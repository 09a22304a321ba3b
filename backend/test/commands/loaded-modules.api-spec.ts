import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from '@jest/globals';
import { endAllBackends, startBackend } from '../support/services/own-backend.js';
import { createDatabase } from '../support/services/own-database.js';
import { redisUrl } from '../support/services/own-redis.js';
import { service } from '../support/services/service-address.js';

/* Loading modules is nearly all of the time in which a process starts. */

afterAll(endAllBackends);

const lister = pathToFileURL(join(import.meta.dirname, '../support/services/list-modules.mjs'));

/** The files that a process has loaded once it is ready. */
async function modulesOf(role: 'web' | 'worker'): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ellac-modules-'));
  const database = await createDatabase();
  const list = join(folder, 'list');
  try {
    const backend = await startBackend({
      DATABASE_URL: database.url,
      REDIS_URL: redisUrl(),
      SMTP_URL: service('SMTP_URL').href,
      SECRET: 'for the count of modules only 0123456789',
      ROLE: role,
      DRAIN_SECONDS: '0',
      NODE_OPTIONS: `--import ${lister.href}`,
      LIST_MODULES: list,
    });
    expect(await backend.end()).toBe(0);
    return (await readFile(list, 'utf8')).split('\n');
  } finally {
    await database.drop();
    await rm(folder, { recursive: true });
  }
}

const packagesOf = (files: readonly string[]): ReadonlySet<string> =>
  new Set(
    files.flatMap((file) => {
      const [, name] = /.*\/(?:node_modules|libs)\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
      return name === undefined ? [] : [name];
    }),
  );

/** Beside these counts, a role loads none of the packages that only others need. */
const budgets = [
  {
    role: 'web',
    most: 3100,
    without: ['@nestjs-modules/mailer', 'handlebars', 'nodemailer', 'openai', 'wording'],
  },
  {
    role: 'worker',
    most: 2900,
    without: [
      ...['@bull-board/express', '@node-rs/argon2', 'connect-pg-simple', 'csv-stringify'],
      ...['express-session', 'openai', 'passport', 'rate-limiter-flexible'],
    ],
  },
] as const;

it.each(budgets)('a $role process loads at most $most modules', async ({ role, most, without }) => {
  const files = await modulesOf(role);
  const packages = packagesOf(files);
  expect(without.filter((name) => packages.has(name))).toEqual([]);
  // Otherwise the list would not be whole.
  expect(packages).toContain('@nestjs/core');
  expect(packages).toContain('diagnosis');
  expect(files.length).toBeLessThanOrEqual(most);
});
