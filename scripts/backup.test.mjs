import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { extract } from 'tar';
import { aboutBackup } from './backup/about.mjs';
import { PARTS, writeArchive } from './backup/archive.mjs';
import { factsOf } from './backup/database-facts.mjs';
import { installedTools } from './backup/postgres-tools.mjs';
import { cacheFolder, privateFolder, ROOT } from './run/folders.mjs';
import { Supervisor } from './run/supervisor.mjs';
import { execute } from './services/execute.mjs';
import { postgresMajor } from './services/postgres-binaries.mjs';
import { removeDatabase, runningPostgres, startPostgres } from './services/postgres.mjs';
import {
  askForLink,
  comment,
  countCompanies,
  linkTo,
  readReport,
  signIn,
  submit,
} from './testing/owner-and-coach.mjs';
import { aPlace, start } from './testing/started-product.mjs';
import { aServer, NO_SERVER } from './testing/postgres-server.mjs';
import { tableDigests } from './testing/table-digests.mjs';

// These start the product itself, so they need a build; `npm test -- --only start` makes it.

const COACH = { username: 'coach', password: 'a long enough password' };

/** @type {import('./testing/started-product.mjs').Place} */
let place;
/** @type {import('./testing/owner-and-coach.mjs').Addresses} */
let at;
/** @type {string} */
let file;
beforeEach(async () => {
  place = await aPlace();
  at = {
    url: `http://127.0.0.1:${place.port}`,
    inboxUrl: `http://127.0.0.1:${place.mailPort}`,
  };
  file = join(place.folder, 'backup.tar.gz');
});
afterEach(() => place.remove());

/** @param {NodeJS.ProcessEnv} settings */
async function startProduct(settings) {
  const product = start({ ...place.env, ...settings });
  await product.isUp();
  return async () => {
    product.interrupt();
    assert.deepEqual(await product.ended, { code: 0, err: '' });
  };
}

/**
 * @param {'backup' | 'restore'} script
 * @param {NodeJS.ProcessEnv} settings
 * @param {string[]} args
 */
async function run(script, settings, ...args) {
  const command = start({ ...place.env, ...settings }, { script, args: [file, ...args] });
  return { ...(await command.ended), out: command.said.out };
}

/**
 * A report that was read, with a comment. No worker runs, so a submission and a mail wait. The
 * product is still running afterwards.
 *
 * @param {NodeJS.ProcessEnv} settings
 */
async function aDaysWork(settings) {
  const admin = { ADMIN_USERNAME: COACH.username, ADMIN_PASSWORD: COACH.password };
  const stopFirst = await startProduct({ ...settings, ...admin });
  const owner = await submit(at);
  const link = await linkTo(at, owner);
  await comment(at, await signIn(at, COACH), link.reportId);
  const report = await readReport(at, link);
  await stopFirst();

  const stop = await startProduct({ ...settings, ROLE: 'web' });
  const waiting = await submit(at);
  await askForLink(at, owner);
  return { stop, owner, link, report, waiting };
}

/**
 * Continues after a restore, with an empty Redis and an empty inbox.
 *
 * @param {NodeJS.ProcessEnv} settings
 * @param {Awaited<ReturnType<typeof aDaysWork>>} before
 */
async function goesOn(settings, { owner, link, report, waiting }) {
  const stop = await startProduct(settings);
  assert.deepEqual(await readReport(at, link), report);
  const resent = await linkTo(at, owner);
  assert.equal(resent.reportId, link.reportId);
  assert.deepEqual(await readReport(at, resent), report);
  const made = await linkTo(at, waiting);
  assert.equal((await readReport(at, made)).id, made.reportId);
  assert.equal(await countCompanies(at, await signIn(at, COACH)), 2);
  await readReport(at, await linkTo(at, await submit(at)));
  await stop();
}

/** All that the product keeps on this machine is gone. */
function loseEverything() {
  removeDatabase(place.dataDir);
  rmSync(place.dataDir, { recursive: true });
}

/**
 * Does something with the local database while the product does not run.
 *
 * @template T
 * @param {(url: string) => Promise<T>} work
 */
async function withLocalDatabase(work) {
  const { dataDir } = place;
  const supervisor = new Supervisor(privateFolder(dataDir, 'logs'));
  const cacheDir = cacheFolder(dataDir);
  try {
    return await work(
      await startPostgres({ supervisor, dataDir, cacheDir, mailUiPort: 0, isDurable: false }),
    );
  } finally {
    await supervisor.stopAll();
  }
}

/** Whether this machine has PostgreSQL's programs, so that backups are dumps and not tables. */
const hasNewestTools = () => installedTools().some(({ major }) => major >= postgresMajor());
const NEWEST_TOOLS = 'the pg_dump of this machine is as new as the packaged server';

/** The record of a finished backup in the database. */
const NOTED = `SELECT FROM backups WHERE finished_at > now() - interval '1 hour'`;

/** Duplicates the users' rows in the backup, in the table that is loaded last. */
async function spoilBackup() {
  const parts = join(place.folder, 'parts');
  mkdirSync(parts);
  await extract({ file, cwd: parts });
  const users = join(parts, PARTS.tables, 'users');
  appendFileSync(users, readFileSync(users));
  await writeArchive(parts, [PARTS.about, PARTS.secret, PARTS.tables], file);
}

test(
  'a local database is backed up while it runs, and comes back',
  { timeout: 400_000 },
  async (t) => {
    if (hasNewestTools()) return t.skip(NEWEST_TOOLS);
    const before = await aDaysWork({});
    const url = runningPostgres(place.dataDir);
    const rows = await tableDigests(url);
    assert.equal(rows.responses?.count, 2);

    const { code, out, err } = await run('backup', {});
    assert.equal(code, 0, err);
    assert.match(out, /all tables with 2 companies, and SECRET\./);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.equal((await execute(url, NOTED)).length, 1);
    assert.match((await run('backup', {})).err, /is there already/);
    await submit(at);
    await before.stop();
    loseEverything();

    const whole = readFileSync(file);
    await spoilBackup();
    const half = await run('restore', {});
    assert.match(
      half.err,
      /The table users of the backup cannot be loaded \(23505\): nothing was changed\./,
    );
    writeFileSync(file, whole.subarray(0, whole.length - 100));
    assert.match((await run('restore', {})).err, /is not a backup, or it is damaged\.$/);
    assert.ok(!existsSync(place.dataDir));
    writeFileSync(file, whole);

    const restored = await run('restore', {});
    assert.equal(restored.code, 0, restored.err);
    assert.match(restored.out, /with 2 companies into/);
    assert.deepEqual(await withLocalDatabase(tableDigests), rows);
    await goesOn({}, before);

    const stopped = await run('backup', {}, '--force');
    assert.match(stopped.out, /all tables with 3 companies/);
    const refused = await run('restore', {});
    assert.match(refused.err, /^The data folder \S+ is not empty: [^\n]*$/);
    const forced = await run('restore', {}, '--force');
    const [, aside = ''] = /What was there is in (\S+) now/.exec(forced.out) ?? [];
    assert.ok(existsSync(join(aside, 'postgres')));
    removeDatabase(aside);
    const leftBehind = readdirSync(place.folder).filter((name) => /restoring|^\.ellac/.test(name));
    assert.deepEqual(leftBehind, []);
  },
);

/** The local database, with three companies. */
async function addLocalDatabase() {
  mkdirSync(place.dataDir);
  chmodSync(place.dataDir, 0o711);
  writeFileSync(join(place.dataDir, 'secret'), 'x'.repeat(32));
  return withLocalDatabase(async (url) => {
    execFileSync(process.execPath, [join(ROOT, 'backend/dist/seed.js'), '--companies', '3'], {
      env: { ...process.env, DATABASE_URL: url },
    });
    return tableDigests(url);
  });
}

test('a local database moves to a server of another version', { timeout: 400_000 }, async (t) => {
  if (hasNewestTools()) return t.skip(NEWEST_TOOLS);
  const server = await aServer(place.folder);
  if (!server) return t.skip(NO_SERVER);
  try {
    const rows = await addLocalDatabase();
    assert.equal((await run('backup', {})).code, 0);
    const settings = { DATABASE_URL: await server.database('moved'), SECRET: 'x'.repeat(32) };
    const moved = await run('restore', settings);
    assert.equal(moved.code, 0, moved.err);
    assert.deepEqual(await tableDigests(settings.DATABASE_URL), rows);

    await execute(settings.DATABASE_URL, 'CREATE TABLE of_a_newer_version ()');
    assert.match((await run('restore', settings)).err, /^The database holds \d+ tables with 3/);
    const forced = await run('restore', settings, '--force');
    assert.equal(forced.code, 0, forced.err);
    assert.deepEqual(await tableDigests(settings.DATABASE_URL), rows);

    // As in an older schema, before the migration that adds the table.
    await execute(settings.DATABASE_URL, 'DROP TABLE backups');
    const older = await run('backup', settings, '--force');
    assert.equal(older.code, 0, older.err);
  } finally {
    await server.stop();
  }
});

/** @param {string} name @returns {Promise<string>} its public part */
async function addKey(name) {
  const command = start(place.env, { script: 'backup-key', args: [join(place.folder, name)] });
  assert.deepEqual(await command.ended, { code: 0, err: '' });
  return `${/^BACKUP_RECIPIENT=(.*)$/m.exec(command.said.out)?.[1]}`;
}

test('an encrypted backup comes back with its key alone', { timeout: 400_000 }, async () => {
  const rows = await addLocalDatabase();
  const BACKUP_RECIPIENT = await addKey('backup.key');
  await addKey('other.key');
  const wrong = await run('backup', { BACKUP_RECIPIENT: 'age1none' });
  assert.match(wrong.err, /^BACKUP_RECIPIENT holds age1none, which is no public key: [^\n]*$/);
  assert.ok(!existsSync(file));

  const { code, out, err } = await run('backup', { BACKUP_RECIPIENT });
  assert.equal(code, 0, err);
  assert.match(out, /with 3 companies.* and SECRET, encrypted by BACKUP_RECIPIENT\.\n$/);
  await withLocalDatabase(async (url) => {
    assert.deepEqual(await execute(url, 'SELECT is_encrypted FROM backups'), [
      { is_encrypted: true },
    ]);
  });
  loseEverything();

  assert.match((await run('restore', {})).err, /is encrypted: add --key [^\n]*$/);
  const other = await run('restore', {}, '--key', join(place.folder, 'other.key'));
  assert.match(
    other.err,
    /other\.key does not open \S+backup\.tar\.gz, [^\n]*nothing was changed\.$/,
  );
  assert.ok(!existsSync(place.dataDir));
  const restored = await run('restore', {}, '--key', join(place.folder, 'backup.key'));
  assert.equal(restored.code, 0, restored.err);
  assert.deepEqual(await withLocalDatabase(tableDigests), rows);
  assert.deepEqual(
    readdirSync(place.folder).filter((name) => /unfinished|restoring|^\.ellac/.test(name)),
    [],
  );
});

test('the copy of a data folder, as earlier versions made it, comes back', async () => {
  const rows = await addLocalDatabase();
  const parts = join(place.folder, 'parts');
  mkdirSync(parts);
  const about = aboutBackup({ kind: 'folder', postgres: postgresMajor(), migrations: [] });
  const machine = `${process.platform}-${process.arch}`;
  writeFileSync(join(parts, PARTS.about), JSON.stringify({ ...about, machine }));
  writeFileSync(join(parts, PARTS.secret), 'x'.repeat(32));
  cpSync(realpathSync(join(place.dataDir, 'postgres/data')), join(parts, PARTS.folder), {
    recursive: true,
  });
  await writeArchive(parts, [PARTS.about, PARTS.secret, PARTS.folder], file);
  loseEverything();

  const given = { DATABASE_URL: 'postgres://ellac@127.0.0.1:1/ellac', SECRET: 'x'.repeat(32) };
  assert.match((await run('restore', given)).err, /^The backup is a copy of a local data folder/);
  const restored = await run('restore', {});
  assert.equal(restored.code, 0, restored.err);
  assert.deepEqual(await withLocalDatabase(tableDigests), rows);
});

test('a database on a server comes back from a dump', { timeout: 400_000 }, async (t) => {
  const server = await aServer(place.folder);
  if (!server) return t.skip(NO_SERVER);
  try {
    const SECRET = 'kept by whoever runs it, 0123456789';
    const DATABASE_URL = await server.database('before_loss');
    const before = await aDaysWork({ DATABASE_URL, SECRET });
    const { code, out, err } = await run('backup', { DATABASE_URL, SECRET });
    assert.equal(code, 0, err);
    assert.match(out, /the database with 2 companies, by pg_dump \d+, and SECRET\./);
    assert.equal((await execute(DATABASE_URL, NOTED)).length, 1);
    const inUse = await run('restore', { DATABASE_URL, SECRET }, '--force');
    assert.match(inUse.err, /^The database is in use by \d+ other connections: [^\n]*$/);
    await before.stop();
    loseEverything();

    const elsewhere = { DATABASE_URL: await server.database('after_loss'), SECRET: 'x'.repeat(32) };
    const restored = await run('restore', elsewhere);
    assert.equal(restored.code, 0, restored.err);
    assert.match(restored.out, /set it to what stands in \S+backup\.tar\.gz\.secret/);
    assert.equal(statSync(`${file}.secret`).mode & 0o777, 0o600);
    const kept = readFileSync(`${file}.secret`, 'utf8');
    assert.equal(kept, SECRET);
    await goesOn({ ...elsewhere, SECRET: kept }, before);

    const refused = await run('restore', elsewhere);
    assert.match(refused.err, /^The database holds \d+ tables with 3 companies: [^\n]*$/);
    await execute(elsewhere.DATABASE_URL, 'DELETE FROM companies');
    await execute(elsewhere.DATABASE_URL, 'CREATE TABLE of_a_newer_version ()');
    const forced = await run('restore', elsewhere, '--force');
    assert.equal(forced.code, 0, forced.err);
    assert.match(forced.out, /with 2 companies, in place of 0\./);
    const { tables } = await factsOf(DATABASE_URL);
    assert.equal((await factsOf(elsewhere.DATABASE_URL)).tables, tables);

    // Restores the same file into the local data folder, as on another machine.
    loseEverything();
    const local = await run('restore', {});
    assert.equal(local.code, 0, local.err);
    assert.equal(readFileSync(join(place.dataDir, 'secret'), 'utf8'), SECRET);
    await goesOn({}, before);
  } finally {
    await server.stop();
  }
});
