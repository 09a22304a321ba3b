import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { takeLock } from '../run/lock.mjs';
import { removeDatabase } from './postgres.mjs';

/** Says which database it was given, and stores the same row twice there when told to. */
const PROGRAM = `
  import { withDatabase } from '${new URL('./database.mjs', import.meta.url).href}';
  await withDatabase(async (url) => {
    if (process.argv[1] === 'store') {
      const { default: pg } = await import('pg');
      const client = new pg.Client(url);
      await client.connect();
      await client.query('CREATE TABLE rows (name text UNIQUE)');
      const store = () => client.query('INSERT INTO rows VALUES ($1)', ['canary']);
      await store();
      await store().catch(() => {});
      await client.end();
    }
    console.log(url);
    return 7;
  });
`;

/** @type {string} */
let dataDir;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'database-'));
  chmodSync(dataDir, 0o711);
});
afterEach(() => {
  removeDatabase(dataDir);
  rmSync(dataDir, { recursive: true });
});

/**
 * @param {Record<string, string>} settings
 * @param {string[]} args
 */
async function run(settings, ...args) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...settings };
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, '--', ...args], {
    env,
    cwd: import.meta.dirname,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const [code] = await once(child, 'close');
  return { code, said: said.trim() };
}

test('the database that is named is used, without a data folder', async () => {
  const DATABASE_URL = 'postgres://database.example/ellac';
  assert.deepEqual(await run({ DATABASE_URL }), { code: 7, said: DATABASE_URL });
  assert.ok(!existsSync(join(dataDir, 'logs')));
});

test('the local one is used as it runs', async () => {
  const { release } = takeLock(dataDir);
  const data = join(dataDir, 'postgres/data');
  mkdirSync(data, { recursive: true });
  const lines = [process.pid, data, 1763700000, 40123, '', '127.0.0.1', '', 'ready   '];
  writeFileSync(join(data, 'postmaster.pid'), lines.join('\n'));
  writeFileSync(join(dataDir, 'postgres-password'), 'kept');

  const said = 'postgres://ellac:kept@127.0.0.1:40123/ellac';
  assert.deepEqual(await run({}), { code: 7, said });
  release();
});

test('where it does not run it is started, and stopped when the work is done', async () => {
  const { code, said } = await run({}, 'store');
  assert.match(said, /^postgres:\/\/ellac:\S+@127\.0\.0\.1:\d+\/ellac$/);
  assert.equal(code, 7);
  assert.ok(!existsSync(join(dataDir, 'postgres/data/postmaster.pid')));
  assert.ok(!existsSync(join(dataDir, 'running.json')));
});

test('the log of the local one quotes no row that was refused (S39)', async () => {
  await run({}, 'store');
  const log = readFileSync(join(dataDir, 'logs/postgresql.log'), 'utf8');
  assert.match(log, /duplicate key/);
  assert.doesNotMatch(log, /canary/);
});
