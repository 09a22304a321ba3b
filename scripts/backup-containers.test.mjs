import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { aboutBackup } from './backup/about.mjs';
import { PARTS, writeArchive } from './backup/archive.mjs';
import { makeKey } from './backup/make-key.mjs';
import { factsOf } from './backup/database-facts.mjs';
import { ROOT } from './run/folders.mjs';
import { execute } from './services/execute.mjs';
import { aPlace, start } from './testing/started-product.mjs';
import { aServer, NO_SERVER } from './testing/postgres-server.mjs';

// These need a build; `npm test -- --only start` makes it.

const SECRET = 'one secret for all, 0123456789abcdef';

/** @type {import('./testing/started-product.mjs').Place} */
let place;
/** @type {Awaited<ReturnType<typeof aServer>>} */
let server;
beforeEach(async () => {
  place = await aPlace();
  server = await aServer(place.folder);
  const product = join(place.folder, 'product');
  mkdirSync(product);
  symlinkSync(join(ROOT, 'package.json'), join(product, 'package.json'));
  symlinkSync(join(ROOT, 'backend/src/database/migrations'), join(product, 'migrations'));
});
afterEach(async () => {
  await server?.stop();
  place.remove();
});

/**
 * Runs a script as compose.backup.yml does.
 *
 * @param {'backup' | 'restore'} name
 * @param {string} url of the database
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [settings]
 */
function inContainer(name, url, args, settings = {}) {
  const { hostname, port, username, password, pathname } = new URL(url);
  const env = {
    PATH: `${server?.bin}:${process.env.PATH}`,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    PGDATABASE: pathname.slice(1),
    BACKUPS: place.folder,
    PRODUCT: join(place.folder, 'product'),
    SECRET,
    ...settings,
  };
  const { status, stdout, stderr } = spawnSync('sh', [join(ROOT, `docker/${name}.sh`), ...args], {
    env,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr.trim() };
}

/**
 * @param {'backup' | 'restore'} script
 * @param {string} DATABASE_URL
 * @param {string[]} args
 */
const onMachine = (script, DATABASE_URL, ...args) =>
  start({ ...place.env, DATABASE_URL, SECRET }, { script, args }).ended;

/** @param {string} url */
function addCompanies(url) {
  execFileSync(process.execPath, [join(ROOT, 'backend/dist/seed.js'), '--companies', '3'], {
    env: { ...process.env, DATABASE_URL: url },
  });
}

/** @param {string} url */
const companiesOf = async (url) => (await factsOf(url)).companies;

test('containers and machines read what the other has written', async (t) => {
  if (!server) return t.skip(NO_SERVER);
  const first = await server.database('first');
  addCompanies(first);
  const written = inContainer('backup', first, ['one.tar.gz']);
  assert.deepEqual([written.code, written.err], [0, '']);
  const noted = `SELECT FROM backups WHERE finished_at > now() - interval '1 hour'`;
  assert.equal((await execute(first, noted)).length, 1);
  const file = join(place.folder, 'one.tar.gz');
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.match(inContainer('backup', first, ['one.tar.gz']).err, /is there already/);

  const second = await server.database('second');
  assert.deepEqual(await onMachine('restore', second, file), { code: 0, err: '' });
  assert.equal(await companiesOf(second), 3);
  const back = join(place.folder, 'two.tar.gz');
  assert.deepEqual(await onMachine('backup', second, back), { code: 0, err: '' });

  const third = await server.database('third');
  const restored = inContainer('restore', third, ['two.tar.gz'], { SECRET: 'another' });
  assert.deepEqual([restored.code, restored.err], [0, '']);
  assert.equal(await companiesOf(third), 3);
  assert.match(restored.out, /set it to what stands in \S+two\.tar\.gz\.secret/);
  assert.equal(readFileSync(`${back}.secret`, 'utf8'), SECRET);
});

/** Whether what the image of the backups has beside PostgreSQL is here, too. */
const hasAge = spawnSync('age', ['--version']).error === undefined;
// Not by `t.skip`, after which Node 20 runs no `afterEach`, and the server would stay.
const skip = hasAge ? false : 'age is not installed on this machine';

test('what a container encrypts comes back anywhere with its key', { skip }, async (t) => {
  if (!server) return t.skip(NO_SERVER);
  const first = await server.database('first');
  addCompanies(first);
  const [key, other] = [join(place.folder, 'backup.key'), join(place.folder, 'other.key')];
  const BACKUP_RECIPIENT = await makeKey(key);
  await makeKey(other);
  const written = inContainer('backup', first, ['one.tar.gz'], { BACKUP_RECIPIENT });
  assert.deepEqual([written.code, written.err], [0, '']);
  assert.match(written.out, /and SECRET, encrypted by BACKUP_RECIPIENT\.\n$/);
  assert.deepEqual(await execute(first, 'SELECT is_encrypted FROM backups'), [
    { is_encrypted: true },
  ]);
  const file = join(place.folder, 'one.tar.gz');
  assert.equal(statSync(file).mode & 0o777, 0o600);

  const second = await server.database('second');
  const without = inContainer('restore', second, ['one.tar.gz'], { BACKUP_KEY: `${key}.none` });
  assert.match(without.err, /is encrypted: add --volume [^\n]*$/);
  const wrong = inContainer('restore', second, ['one.tar.gz'], { BACKUP_KEY: other });
  assert.match(wrong.err, /^The key does not open \S+one\.tar\.gz, [^\n]*nothing was changed\.$/);
  const back = inContainer('restore', second, ['one.tar.gz'], { BACKUP_KEY: key });
  assert.deepEqual([back.code, back.err], [0, '']);
  assert.equal(await companiesOf(second), 3);

  const third = await server.database('third');
  assert.deepEqual(await onMachine('restore', third, file, '--key', key), { code: 0, err: '' });
  assert.equal(await companiesOf(third), 3);
  const ofMachine = join(place.folder, 'two.tar.gz');
  const made = start(
    { ...place.env, DATABASE_URL: third, SECRET, BACKUP_RECIPIENT },
    {
      script: 'backup',
      args: [ofMachine],
    },
  );
  assert.deepEqual(await made.ended, { code: 0, err: '' });
  const fourth = await server.database('fourth');
  assert.equal(inContainer('restore', fourth, ['two.tar.gz'], { BACKUP_KEY: key }).code, 0);
  assert.equal(await companiesOf(fourth), 3);
});

test('what cannot be restored is refused in one sentence, or undone', async (t) => {
  if (!server) return t.skip(NO_SERVER);
  const url = await server.database('kept');
  addCompanies(url);
  // Blocks the restore, because this schema is not the one that is replaced.
  await execute(url, 'CREATE SCHEMA in_the_way');
  // As in an older schema, before the migration that adds the table.
  await execute(url, 'DROP TABLE backups');
  const file = join(place.folder, 'one.tar.gz');
  assert.equal(inContainer('backup', url, ['one.tar.gz']).code, 0);
  await execute(
    url,
    `DELETE FROM companies WHERE id = (SELECT min(id::text)::uuid FROM companies)`,
  );

  const both = async (/** @type {string[]} */ ...flags) => [
    inContainer('restore', url, ['one.tar.gz', ...flags]).err,
    (await onMachine('restore', url, file, ...flags)).err,
  ];
  for (const said of await both()) assert.match(said, /^The database holds \d+ tables[^\n]*$/);
  for (const said of await both('--force')) assert.match(said, /"in_the_way" already exists/);
  const newer = join(place.folder, 'older-product');
  mkdirSync(join(newer, 'migrations'), { recursive: true });
  const old = inContainer('restore', url, ['one.tar.gz', '--force'], { PRODUCT: newer });
  assert.match(old.err, /^The backup was made by a newer version [^\n]*$/);

  truncateSync(file, statSync(file).size - 100);
  for (const said of await both('--force')) assert.match(said, /^\S+ is not a backup, or [^\n]*$/);
  assert.equal(await companiesOf(url), 2);

  const parts = join(place.folder, 'parts');
  mkdirSync(join(parts, PARTS.tables), { recursive: true });
  const about = aboutBackup({ kind: 'tables', postgres: 18, migrations: [] });
  writeFileSync(join(parts, PARTS.about), JSON.stringify(about));
  writeFileSync(join(parts, PARTS.secret), SECRET);
  await writeArchive(parts, [PARTS.about, PARTS.secret, PARTS.tables], file);
  const { err } = inContainer('restore', url, ['one.tar.gz', '--force']);
  assert.match(err, /^The backup was made without pg_dump, [^\n]*$/);
});
