import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { cacheFolder, privateFolder, ROOT } from './run/folders.mjs';
import { freePort } from './run/ports.mjs';
import { isRunning } from './run/processes.mjs';
import { Supervisor } from './run/supervisor.mjs';
import { checkGivenServices } from './services/given-services.mjs';
import { startPostgres } from './services/postgres.mjs';
import { startRedis } from './services/redis.mjs';
import { mayUse } from './services/server-account.mjs';
import { aPlace, processesOf, start as startScript, until } from './testing/product.mjs';

// These start the product itself, so they need a build; `npm test -- --only start` makes it.

const SCRIPT = join(ROOT, 'scripts/start.mjs');
/** Any user without rights. */
const NOBODY = { uid: 65534, gid: 65534 };

/** @type {import('./testing/product.mjs').Place} */
let place;
/** @type {string} */
let dataDir;
/** @type {number} */
let port;

beforeEach(async () => {
  place = await aPlace();
  ({ dataDir, port } = place);
});
afterEach(() => place.remove());

/**
 * @param {NodeJS.ProcessEnv} [settings]
 * @param {{ uid: number, gid: number }} [account]
 * @param {string[]} [args]
 */
const start = (settings, account, args) =>
  startScript({ ...place.env, ...settings }, { account, args });

const isReady = () =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const onLinux = { skip: process.platform !== 'linux', timeout: 120_000 };

test('a port that is taken is refused in one sentence', onLinux, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port: taken } = /** @type {import('node:net').AddressInfo} */ (other.address());
  for (const name of ['PORT', 'MAIL_UI_PORT']) {
    assert.deepEqual(await start({ [name]: `${taken}` }).ended, {
      code: 1,
      err: `Port ${taken} is in use by another program: stop that one, or set ${name} to another port.`,
    });
  }
  other.close();
  assert.deepEqual(processesOf(dataDir), []);
  assert.ok(!existsSync(join(dataDir, 'running.json')));
});

test('a data folder that cannot be written is refused in one sentence', onLinux, async (t) => {
  const account = process.getuid?.() === 0 ? NOBODY : undefined;
  if (account && !(mayUse(account, process.execPath) && mayUse(account, join(ROOT, 'scripts')))) {
    return t.skip('another user cannot enter this folder');
  }
  mkdirSync(dataDir, { mode: 0o555 });
  const sentence = `The data folder ${dataDir} cannot be written; set DATA_DIR to a folder that can.`;
  assert.deepEqual(await start({}, account).ended, { code: 1, err: sentence });
  assert.deepEqual(readdirSync(dataDir), []);
});

test('a file in the place of the data folder is refused in one sentence', onLinux, async () => {
  const { code, err } = await start({ DATA_DIR: SCRIPT }).ended;
  assert.equal(code, 1);
  assert.match(err, /^The data folder .*start\.mjs cannot be written; [^\n]*$/);
});

test('wrong settings are told each in a sentence, and nothing stays', onLinux, async () => {
  const early = await start({ PORT: '80a' }).ended;
  assert.deepEqual(early, {
    code: 1,
    err: 'PORT is "80a"; it must be a whole number from 1 to 65535.',
  });
  const { code: refused, err: option } = await start({}, undefined, ['--fast']).ended;
  assert.equal(refused, 1);
  assert.match(option, /^npm start does not know --fast: [^\n]*$/);
  const late = await start({ LOG_LEVEL: 'loud', EXAMPLE_DATA: 'maybe' }).ended;
  assert.equal(late.code, 1);
  assert.match(late.err, /^Backend did not start\.$/m);
  assert.match(late.err, /^LOG_LEVEL must be /m);
  assert.match(late.err, /^EXAMPLE_DATA must be /m);
  assert.equal(late.err.split('\n').length, 3);
  assert.deepEqual(processesOf(dataDir), []);
});

test('a start that is killed leaves nothing that the next one minds', onLinux, async () => {
  const postgres = join(dataDir, 'postgres');
  const halfMade = start();
  await until(() => existsSync(join(postgres, 'data.new')));
  await halfMade.kill();
  await until(() => processesOf(dataDir).length === 0);
  assert.ok(!existsSync(join(postgres, 'data')));

  const first = start();
  await first.isUp();
  assert.ok(await isReady());
  // Itself, the backend, PostgreSQL, Redis and the mail catcher.
  assert.ok(processesOf(dataDir).length >= 5);
  const database = statSync(join(postgres, 'data/PG_VERSION')).ino;
  const second = await start({ PORT: `${await freePort()}` }).ended;
  assert.equal(second.code, 1);
  assert.match(second.err, new RegExp(`^It already runs \\(process ${first.pid}\\)[^\\n]*$`));
  assert.ok(await isReady());
  await first.kill();
  await until(() => processesOf(dataDir).length === 0);

  const third = start({}, undefined, ['--demo-model']);
  await third.isUp();
  assert.ok(await isReady());
  assert.match(third.said.out, /worded by a demo language model on this machine/);
  /** @type {{ services: import('./run/processes.mjs').ProcessId[] }} */
  const { services } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'));
  // PostgreSQL, Redis, the mail catcher, the demo model and the backend.
  assert.equal(services.length, 5);
  assert.equal(statSync(join(postgres, 'data/PG_VERSION')).ino, database);
  third.interrupt();
  assert.deepEqual(await third.ended, { code: 0, err: '' });
  assert.deepEqual(processesOf(dataDir), []);
  assert.ok(!services.some(isRunning));
  assert.ok(!existsSync(join(dataDir, 'running.json')));
});

test('Ctrl-C in the middle of the start leaves no process', onLinux, async () => {
  const interrupted = start();
  await until(() => existsSync(join(dataDir, 'logs/redis.log')));
  interrupted.interrupt();
  assert.deepEqual(await interrupted.ended, { code: 0, err: '' });
  assert.deepEqual(processesOf(dataDir), []);
  assert.ok(!existsSync(join(dataDir, 'running.json')));
});

test('an old Node is told that it is too old', async () => {
  const preload = join(ROOT, 'scripts/setup/old-node.cjs');
  const asOld = "Object.defineProperty(process.versions, 'node', { value: '14.21.3' });";
  const child = spawn(process.execPath, ['-e', `${asOld} require(${JSON.stringify(preload)})`]);
  let err = '';
  child.stderr.on('data', (data) => (err += data));
  const [code] = await once(child, 'close');
  assert.equal(code, 1);
  assert.match(err, /^This is Node\.js 14\.21\.3, which is too old: install [^\n]*\n$/);
});

test('servers that refuse, or may lose jobs, are told of', { timeout: 120_000 }, async () => {
  mkdirSync(dataDir, { mode: 0o711 });
  const supervisor = new Supervisor(privateFolder(dataDir, 'logs'));
  const own = {
    supervisor,
    dataDir,
    cacheDir: cacheFolder(dataDir),
    mailUiPort: 0,
    isDurable: false,
  };
  try {
    const [DATABASE_URL, REDIS_URL] = await Promise.all([startPostgres(own), startRedis(own)]);
    const check = (/** @type {{ DATABASE_URL?: string, REDIS_URL?: string }} */ given) =>
      checkGivenServices({
        DATABASE_URL: undefined,
        REDIS_URL: undefined,
        SMTP_URL: undefined,
        ...given,
      });
    assert.deepEqual(await check({ DATABASE_URL, REDIS_URL }), []);

    const { host } = new URL(DATABASE_URL);
    await assert.rejects(check({ DATABASE_URL: DATABASE_URL.replace(/:[^:@]+@/, ':wrong@') }), {
      message: `The PostgreSQL at ${host} refuses the name or the password: correct DATABASE_URL.`,
    });
    await assert.rejects(
      check({ DATABASE_URL: `${DATABASE_URL}x` }),
      /has no database of that name/,
    );

    const bull = createRequire(join(ROOT, 'backend/package.json')).resolve('bull');
    /** @type {import('ioredis').Redis} */
    const redis = new (createRequire(bull)('ioredis').Redis)(REDIS_URL);
    await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
    assert.match(`${await check({ REDIS_URL })}`, /its maxmemory-policy is allkeys-lru/);
    await redis.config('SET', 'requirepass', 'hidden');
    redis.disconnect();
    for (const url of [REDIS_URL, REDIS_URL.replace('//', '//:wrong@')]) {
      await assert.rejects(
        check({ REDIS_URL: url }),
        /refuses the name or the password: correct REDIS_URL/,
      );
    }
  } finally {
    await supervisor.stopAll();
  }
});
