import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { cacheFolder, privateFolder, ROOT } from './run/folders.mjs';
import { freePort } from './run/ports.mjs';
import { isRunning } from './run/process-table.mjs';
import { SETTING_NAMES } from './run/start-settings.mjs';
import { Supervisor } from './run/supervisor.mjs';
import { checkGivenServices } from './services/given-services.mjs';
import { startPostgres } from './services/postgres.mjs';
import { startRedis } from './services/redis.mjs';
import { mayUse } from './services/server-account.mjs';
import { aPlace, processesOf, start as startScript, until } from './testing/started-product.mjs';

// These start the product itself, so they need a build; `npm test -- --only start` makes it.

const SCRIPT = join(ROOT, 'scripts/start.mjs');
/** Any user without rights. */
const NOBODY = { uid: 65534, gid: 65534 };

/** @type {import('./testing/started-product.mjs').Place} */
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

/** The doctor's report on the running services. */
async function doctor() {
  const script = join(ROOT, 'scripts/doctor.mjs');
  const child = spawn(process.execPath, [script], { env: place.env, cwd: ROOT });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += data));
  child.stderr.on('data', (data) => (err += data));
  const [code] = await once(child, 'close');
  return { code, out, err };
}

const isReady = () =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const onLinux = { skip: process.platform !== 'linux', timeout: 400_000 };

test('a port that is taken is refused in one sentence', onLinux, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port: taken } = /** @type {import('node:net').AddressInfo} */ (other.address());
  for (const name of ['PORT', 'METRICS_PORT', 'MAIL_UI_PORT']) {
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
  const ofBackend = await start({ LOG_LEVEL: 'loud', EXAMPLE_DATA: 'maybe' }).ended;
  assert.deepEqual(ofBackend, {
    code: 1,
    err: [
      'EXAMPLE_DATA is "maybe"; it must be on or off.',
      'LOG_LEVEL is "loud"; it must be error, warn, log or debug.',
    ].join('\n'),
  });
  assert.deepEqual(processesOf(dataDir), []);
  assert.ok(!existsSync(dataDir));
});

/**
 * A clone without installed packages: only the files that a start reads before the installation.
 *
 * @param {string} envFile its .env
 */
function freshClone(envFile) {
  const root = join(place.folder, 'clone');
  for (const path of ['scripts', 'libs/settings', 'package.json', 'package-lock.json']) {
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  }
  writeFileSync(join(root, '.env'), envFile);
  return root;
}

test('all that is wrong is told at once, before anything is installed', onLinux, async () => {
  const root = freshClone(
    `PORT=80a
    SECRET=canary
    MAIL_FROM=notanaddress
    SMPT_URL=smtp://mail.example
    COLOR=blue
    ANALYSIS_ENGINE=openai
    DATABASE_URL=postgres://user:canary#1@host/name`,
  );
  const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, undefined]));
  const env = { ...place.env, ...unset, DATA_DIR: dataDir, COMPANY_NAEM: 'Ours' };
  const { code, err } = await startScript(env, { root }).ended;
  assert.equal(code, 1);
  assert.deepEqual(err.split('\n'), [
    'PORT is "80a"; it must be a whole number from 1 to 65535.',
    'DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host:5432/name, in whose password @ is written %40.',
    'MAIL_FROM is "notanaddress"; it must be an e-mail address, or a name and one as in Reports <reports@example.com>.',
    'SECRET must be 32 or more characters that nobody can guess.',
    'ANALYSIS_ENGINE is openai, so OPENAI_API_KEY must be set: the key of the provider, or any word where the server wants none.',
    '.env sets COLOR, which is no setting: .env.example lists them all.',
    '.env sets SMPT_URL, which is no setting: did you mean SMTP_URL?',
  ]);
  assert.ok(!existsSync(join(root, 'node_modules')));
  assert.ok(!existsSync(dataDir));
});

test('a missing Redis is told of before anything is installed', onLinux, async () => {
  const root = freshClone('');
  const env = { ...place.env, PATH: place.folder, COMPANY_NAEM: 'Ours' };
  const { code, err } = await startScript(env, { root }).ended;
  assert.equal(code, 1);
  assert.deepEqual(err.split('\n').filter(Boolean), [
    'Note: The variable COMPANY_NAEM is no setting: did you mean COMPANY_NAME?',
    'There is no Redis here: install redis-server or valkey-server, or set REDIS_URL to a Redis server.',
  ]);
  assert.ok(!existsSync(join(root, 'node_modules')));
});

test(
  'a start that is killed or refused leaves nothing that the next one minds',
  onLinux,
  async () => {
    const postgres = join(dataDir, 'postgres');
    const halfMade = start();
    await until(() => existsSync(join(postgres, 'data.new')));
    await halfMade.kill();
    await until(() => processesOf(dataDir).length === 0);
    assert.ok(!existsSync(join(postgres, 'data')));

    // Only the backend detects this value; everything that the settings' description covers is
    // checked earlier.
    const refused = await start({ ADMIN_PASSWORD: 'Qwerty123456' }).ended;
    assert.equal(refused.code, 1);
    assert.match(refused.err, /^Backend did not start\.$/m);
    assert.match(
      refused.err,
      /^ADMIN_USERNAME and ADMIN_PASSWORD make no first admin\. .* too common/m,
    );
    assert.deepEqual(processesOf(dataDir), []);

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
    /** @type {{ services: import('./run/process-table.mjs').ProcessId[] }} */
    const { services } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'));
    // PostgreSQL, Redis, the mail catcher, the demo model and the backend.
    assert.equal(services.length, 5);
    assert.equal(statSync(join(postgres, 'data/PG_VERSION')).ino, database);
    const well = await doctor();
    assert.equal(well.code, 0, well.out);
    assert.match(well.out, /^✓ Redis +Redis/m);
    assert.match(well.out, /^✓ Language model +demo-model is there/m);
    third.interrupt();
    assert.deepEqual(await third.ended, { code: 0, err: '' });
    const nothing = await doctor();
    assert.equal(nothing.code, 1);
    assert.match(nothing.err, /^There is nothing to look at yet: run npm start first/m);
    assert.deepEqual(processesOf(dataDir), []);
    assert.ok(!services.some(isRunning));
    assert.ok(!existsSync(join(dataDir, 'running.json')));
  },
);

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

test('servers that refuse, or may lose jobs, are told of', { timeout: 400_000 }, async () => {
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
