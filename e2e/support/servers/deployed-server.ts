import { execFile, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBackend } from '../../../backend/test/support/services/own-backend.js';
import { createDatabase } from '../../../backend/test/support/services/own-database.js';
import { anEmptyRedis } from './redis.js';
import { own, test as base } from '../test.js';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** How a deploy ended. */
export interface Outcome {
  readonly code: number;
  readonly said: string;
}

interface Manifest {
  readonly files: Record<string, string>;
}

/** A server with its own web folder, to which the tests deploy as teams do. */
export interface DeployedServer {
  readonly url: string;
  /** Runs `npm run deploy` on existing builds, with these arguments. */
  deploy(...args: readonly string[]): Promise<Outcome>;
  /** Creates a build of an app in which one text is replaced. @returns its folder. */
  version(app: string, text: string, becomes: string): Promise<string>;
  /**
   * Serves this server with one app replaced by the build in a folder. @returns the address, and a
   * function that ends it.
   */
  develop(folder: string): Promise<{ url: string; end(): Promise<void> }>;
  /** Removes all published files of an app. @returns a function that restores them. */
  lose(app: string): Promise<() => Promise<void>>;
}

const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Replaces a text in all scripts of a build, and rewrites the manifest. */
async function reword(dist: string, text: string, becomes: string): Promise<void> {
  const names = await readdir(dist);
  let hasText = false;
  for (const name of names.filter((each) => each.endsWith('.js'))) {
    const content = await readFile(join(dist, name), 'utf8');
    if (!content.includes(text)) continue;
    hasText = true;
    await writeFile(join(dist, name), content.replaceAll(text, becomes));
    // They would still hold the old text.
    for (const ending of ['.br', '.gz']) await rm(join(dist, name + ending));
  }
  if (!hasText) throw new Error(`no script in ${dist} has the text ${text}`);
  const manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const left = new Set(await readdir(dist));
  const files: Record<string, string> = {};
  for (const name of Object.keys(manifest.files).filter((each) => left.has(each)))
    files[name] = integrityOf(await readFile(join(dist, name)));
  await writeFile(join(dist, 'manifest.json'), JSON.stringify({ ...manifest, files }));
}

async function deploy(webDir: string, args: readonly string[]): Promise<Outcome> {
  const script = [join(root, 'scripts/deploy.mjs'), ...args, '--built', '--to', webDir];
  try {
    const { stdout } = await run(process.execPath, script);
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  }
}

async function develop(folder: string, against: string) {
  const script = [join(root, 'scripts/dev.mjs'), folder, '--built', '--port', '0'];
  const child = spawn(process.execPath, [...script, '--against', against], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const url = /http:\/\/localhost:\d+/.exec(String(said))?.[0];
  if (url === undefined) throw new Error(`it said ${String(said)}`);
  return {
    url,
    end: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function startDeployedServer(): Promise<DeployedServer & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'ellac-deployed-'));
  const webDir = join(folder, 'web');
  const database = await createDatabase();
  const apps = ['root-config', 'mf-questionnaire', 'mf-report', 'mf-admin'];
  const first = await deploy(webDir, apps);
  if (first.code !== 0) throw new Error(first.said);
  const backend = await startBackend({
    DATABASE_URL: database.url,
    REDIS_URL: await anEmptyRedis('server of one test'),
    SMTP_URL: own('inbox').smtpUrl,
    SECRET: randomUUID().repeat(2),
    WEB_DIR: webDir,
    EXAMPLE_DATA: 'on',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'warn',
  });
  return {
    url: backend.url,
    deploy: (...args) => deploy(webDir, args),
    version: async (app, text, becomes) => {
      const place = join(folder, randomUUID(), app);
      await cp(join(root, app, 'dist'), join(place, 'dist'), { recursive: true });
      await reword(join(place, 'dist'), text, becomes);
      return place;
    },
    develop: (place) => develop(place, backend.url),
    lose: async (app) => {
      const [from, to] = [join(webDir, 'mf', app), join(folder, `lost-${app}`)];
      await rename(from, to);
      return () => rename(to, from);
    },
    close: async () => {
      await backend.end();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Tests on their own server, each with the state after a first deploy. */
export const test = base.extend<{ deployed: DeployedServer }>({
  deployed: async ({}, use) => {
    const server = await startDeployedServer();
    await use(server);
    await server.close();
  },
  baseURL: ({ deployed }, use) => use(deployed.url),
});
