import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from '@jest/globals';
import { endAllBackends, startBackend } from '../support/services/own-backend.js';
import { createDatabase } from '../support/services/own-database.js';
import { redisUrl } from '../support/services/own-redis.js';
import { service } from '../support/services/service-address.js';

/* Loading files is nearly all of the time in which a process starts, and a bundle is one for many. */

afterAll(endAllBackends);

const built = join(import.meta.dirname, '../../dist/');
const lister = pathToFileURL(join(import.meta.dirname, '../support/services/list-modules.mjs'));

/** The files that a process has loaded once it is ready. */
async function filesOf(role: 'web' | 'worker'): Promise<readonly string[]> {
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

/** What a bundle is made of, by its source map. */
function modulesIn(bundle: string): readonly string[] {
  const { sources } = JSON.parse(readFileSync(`${bundle}.map`, 'utf8')) as { sources: string[] };
  return sources.map((source) => resolve(dirname(bundle), source));
}

const packagesOf = (modules: readonly string[]): ReadonlySet<string> =>
  new Set(
    modules.flatMap((file) => {
      const [, name] = /.*\/(?:node_modules|libs)\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
      return name === undefined ? [] : [name];
    }),
  );

/** Beside these counts, a role loads none of the packages that only others need. */
const budgets = [
  {
    role: 'web',
    files: 510,
    modules: 3100,
    without: ['@nestjs-modules/mailer', 'handlebars', 'nodemailer', 'openai', 'wording'],
  },
  {
    role: 'worker',
    files: 510,
    modules: 2900,
    without: [
      ...['@bull-board/express', '@node-rs/argon2', 'connect-pg-simple', 'csv-stringify'],
      ...['express-session', 'openai', 'passport', 'rate-limiter-flexible'],
    ],
  },
] as const;

/** Packages whose copies do not disturb each other: they keep no state, or find each other's. */
const mayBeTwice = ['debug', 'has-flag', 'ms', 'reflect-metadata', 'supports-color', 'tslib'];

it.each(budgets)(
  'a $role process loads at most $files files, of $modules modules',
  async ({ role, files: mostFiles, modules: mostModules, without }) => {
    const files = await filesOf(role);
    const bundled = files.filter((file) => file.startsWith(built)).flatMap(modulesIn);
    const alone = files.filter((file) => !file.startsWith(built));
    const packages = packagesOf([...bundled, ...alone]);
    expect(without.filter((name) => packages.has(name))).toEqual([]);
    // Otherwise the list would not be whole.
    expect(packages).toContain('@nestjs/core');
    expect(packages).toContain('diagnosis');
    expect(packages).toContain('typeorm');
    expect(files.length).toBeLessThanOrEqual(mostFiles);
    expect(bundled.length + alone.length).toBeLessThanOrEqual(mostModules);
    // A package that is bundled and loaded from its folder, too, would have its state twice.
    const twice = [...packagesOf(bundled)].filter((name) => packagesOf(alone).has(name));
    expect(twice.sort()).toEqual(mayBeTwice);
  },
);
