import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { factsOf } from './backup/database-facts.mjs';
import { installedTools } from './backup/postgres-tools.mjs';
import { postgresMajor } from './services/postgres-binaries.mjs';
import { removeDatabase } from './services/postgres.mjs';
import {
  askForLink,
  comment,
  countCompanies,
  linkTo,
  readReport,
  signIn,
  submit,
} from './testing/owner-and-coach.mjs';
import { execute } from './testing/execute.mjs';
import { aPlace, start } from './testing/product.mjs';
import { aServer, NO_SERVER } from './testing/server.mjs';

// These start the product itself, so they need a build; `npm test -- --only start` makes it.

const COACH = { username: 'coach', password: 'a long enough password' };

/** @type {import('./testing/product.mjs').Place} */
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
 * A report that was read, with a comment; and, as no worker runs, a submission and a mail that
 * wait. The product still runs.
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
 * Goes on where the backup was made, with an empty Redis and an empty inbox.
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
  await stop();
}

/** All that the product keeps on this machine is gone. */
function loseEverything() {
  removeDatabase(place.dataDir);
  rmSync(place.dataDir, { recursive: true });
}

test('a local database comes back from a copy of its folder', { timeout: 400_000 }, async (t) => {
  const newest = Math.max(0, ...installedTools().map(({ major }) => major));
  if (newest >= postgresMajor())
    return t.skip('the pg_dump of this machine is as new as the packaged server');
  const before = await aDaysWork({});
  const early = await run('backup', {});
  assert.equal(early.code, 1);
  assert.match(early.err, /^There is no pg_dump here .*: stop npm start first, [^\n]*$/);
  assert.ok(!existsSync(file));
  await before.stop();

  const { code, out } = await run('backup', {});
  assert.equal(code, 0);
  assert.match(out, /so the data folder is copied/);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.match((await run('backup', {})).err, /is there already/);
  loseEverything();

  const given = { DATABASE_URL: 'postgres://ellac@127.0.0.1:1/ellac', SECRET: 'x'.repeat(32) };
  assert.match((await run('restore', given)).err, /^The backup is a copy of a local data folder/);
  assert.equal((await run('restore', {})).code, 0);
  await goesOn({}, before);

  const refused = await run('restore', {});
  assert.match(refused.err, /^The data folder \S+ is not empty: [^\n]*$/);
  const forced = await run('restore', {}, '--force');
  const [, aside = ''] = /What was there is in (\S+) now/.exec(forced.out) ?? [];
  assert.ok(existsSync(join(aside, 'postgres')));
  removeDatabase(aside);
  const leftBehind = readdirSync(place.folder).filter((name) => /restoring|^\.ellac/.test(name));
  assert.deepEqual(leftBehind, []);
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
    assert.match(refused.err, /^The database holds \d+ tables with 2 companies: [^\n]*$/);
    await execute(elsewhere.DATABASE_URL, 'DELETE FROM companies');
    await execute(elsewhere.DATABASE_URL, 'CREATE TABLE of_a_newer_version ()');
    const forced = await run('restore', elsewhere, '--force');
    assert.equal(forced.code, 0, forced.err);
    assert.match(forced.out, /with 2 companies, in place of 0\./);
    const { tables } = await factsOf(DATABASE_URL);
    assert.equal((await factsOf(elsewhere.DATABASE_URL)).tables, tables);

    // The same file, into the local data folder of another machine.
    loseEverything();
    const local = await run('restore', {});
    assert.equal(local.code, 0, local.err);
    assert.equal(readFileSync(join(place.dataDir, 'secret'), 'utf8'), SECRET);
    await goesOn({}, before);
  } finally {
    await server.stop();
  }
});
