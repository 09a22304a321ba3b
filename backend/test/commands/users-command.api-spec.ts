import { spawn } from 'node:child_process';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { aUser, logIn } from '../support/rows/users.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'off' });
});
afterAll(() => app.close());

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function run(script: string, words: string, input: string, env: object): Promise<Outcome> {
  const child = spawn(process.execPath, [script, ...words.split(' ')], { env: { ...env } });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  child.stdin.end(input);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}

/** Runs the built command as in an image, with nothing but the database's address set. */
const command = (words: string, input = '', DATABASE_URL = app.environment.DATABASE_URL) =>
  run(join(import.meta.dirname, '../../dist/user.js'), words, input, { DATABASE_URL });

/** What the trail says that the command did with a user, the oldest first. */
const trailOfUser = (username: string): Promise<unknown[]> =>
  app.dataSource.query(
    `SELECT action, details FROM audit_entries
     WHERE username = $1 AND action LIKE 'user.%' AND address IS NULL ORDER BY id`,
    [username],
  );

const done = (out: string) => ({ code: 0, out: `${out}\n`, err: '' });
const failed = (err: string) => ({ code: 1, out: '', err: `${err}\n` });

describe('the users’ command', () => {
  it('makes an admin, with the password from the standard input', async () => {
    expect(await command('create Ida --admin', 'the first line counts\nnot this\n')).toEqual(
      done('Admin "Ida" was made.'),
    );
    const answer = await logIn(app, { username: 'ida', password: 'the first line counts' });
    expect(answer.body).toMatchObject({ username: 'Ida', isAdmin: true, role: 'admin' });
    expect(await trailOfUser('Ida')).toEqual([
      { action: 'user.create', details: { by: 'command', isAdmin: true } },
    ]);
    expect(await command('create IDA', 'another good password\n')).toEqual(
      failed('There is already a user "IDA".'),
    );
  });

  it('makes a password and shows it, for a user who is no admin', async () => {
    const { out } = await command('create guest --generate');
    const password = /^User "guest" was made\.\nPassword: (\S{29})\n$/.exec(out)![1]!;
    const answer = await logIn(app, { username: 'guest', password }).expect(200);
    expect(answer.body.isAdmin).toBe(false);
  });

  it('sets a password, disables and enables', async () => {
    const { username, password } = await aUser(app);
    const withNew = { username, password: 'a password to come' };
    await command(`password ${username.toUpperCase()}`, 'a password to come\r\n');
    await logIn(app, { username, password }).expect(401);
    await logIn(app, withNew).expect(200);
    expect((await command(`disable ${username}`)).code).toBe(0);
    await logIn(app, withNew).expect(401);
    expect((await command('list')).out).toMatch(
      new RegExp(`^${username} +user +\\d{4}-\\d\\d-\\d\\d +disabled$`, 'm'),
    );
    expect((await command(`enable ${username}`)).code).toBe(0);
    await logIn(app, withNew).expect(200);
    expect(await trailOfUser(username)).toEqual([
      { action: 'user.set-password', details: { by: 'command' } },
      { action: 'user.disable', details: { by: 'command', sessions: 1 } },
      { action: 'user.enable', details: { by: 'command' } },
    ]);
  });

  it('promotes, demotes and deletes, but never the last admin (S19)', async () => {
    const user = await aUser(app);
    const { username } = user;
    const isAdmin = async (): Promise<unknown> => (await logIn(app, user).expect(200)).body.isAdmin;
    expect(await command(`promote ${username}`)).toEqual(
      done(`"${username}" is an admin from the next login on.`),
    );
    expect(await isAdmin()).toBe(true);
    expect(await command(`demote ${username}`)).toEqual(
      done(`"${username}" is no admin, and was signed out everywhere.`),
    );
    expect(await isAdmin()).toBe(false);
    expect(await command(`delete ${username}`)).toEqual(
      done(`"${username}" was signed out everywhere, and is deleted.`),
    );
    await logIn(app, user).expect(401);
    for (const take of ['disable', 'demote', 'delete'])
      expect(await command(`${take} ida`)).toEqual(
        failed('"Ida" is the last admin who can sign in; nothing was changed.'),
      );
  });

  it.each([
    ['password nobody --generate', '', 'There is no user "nobody".'],
    ['disable nobody', '', 'There is no user "nobody".'],
    ['promote nobody', '', 'There is no user "nobody".'],
    ['demote nobody', '', 'There is no user "nobody".'],
    ['delete nobody', '', 'There is no user "nobody".'],
    ['second-factor-off nobody', '', 'There is no user "nobody".'],
    ['second-factor-off ida', '', '"Ida" has no second factor.'],
    ['unlink nobody', '', 'There is no user "nobody".'],
    ['unlink ida', '', '"Ida" has no account at a provider of identities.'],
    ['create short-one', 'eleven char', 'A password has at least 12 characters.'],
    ['create common', 'qwerty123456', 'This password is too common: others use it as well.'],
    [
      'create weak',
      'qwertyuiopas',
      'This password is easy to guess: it is made of words that are tried first. Use some words that do not belong together.',
    ],
    ['create coach', 'I am the coach here', 'A password must not contain the username.'],
    ['create ab --generate', '', 'A username has at least 3 characters.'],
    ['create empty', '', 'There is no password on the standard input; nothing was changed.'],
  ])('says why it cannot: %s', async (words, input, sentence) => {
    expect(await command(words, input)).toEqual(failed(sentence));
  });

  it.each([
    '',
    'make x',
    'create',
    'create a b',
    'list x',
    'disable x --admin',
    'delete',
    'create x --root',
  ])('shows how it is used where that is no command: "%s"', async (words) => {
    const { code, out, err } = await command(words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^Usage: npm run user -- COMMAND/);
  });

  it('says what is wrong with the database', async () => {
    expect(await command('list', '', 'postgres://a:b@127.0.0.1:1/x')).toEqual(
      failed('The database does not answer: check DATABASE_URL.'),
    );
    expect(await command('list', '', '')).toEqual(
      failed(
        'DATABASE_URL must be set: a PostgreSQL address such as postgres://user:password@host:5432/name, in whose password @ is written %40.',
      ),
    );
    const elsewhere = new URL(app.environment.DATABASE_URL);
    elsewhere.pathname = 'no_such_database';
    expect(await command('list', '', elsewhere.href)).toEqual(
      failed('The database refused: check the user, password and name in DATABASE_URL.'),
    );
  });
});

describe('npm run user', () => {
  const { PATH, HOME } = process.env;
  const script = join(import.meta.dirname, '../../../scripts/user.mjs');

  it('starts the local database where nothing runs, and stops it again', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'user-'));
    await chmod(DATA_DIR, 0o711);
    try {
      // The address is blank, because a developer's own settings could name a real database.
      const env = { PATH, HOME, DATA_DIR, DATABASE_URL: '' };
      expect(await run(script, 'create Ida --admin', 'known to Isa alone', env)).toEqual(
        done('Admin "Ida" was made.'),
      );
      expect((await run(script, 'list', '', env)).out).toMatch(/^Ida {3}admin/);
      expect((await run(script, 'disable nobody', '', env)).code).toBe(1);
    } finally {
      await rm(await realpath(join(DATA_DIR, 'postgres')), { recursive: true });
      await rm(DATA_DIR, { recursive: true });
    }
  });

  it('uses the database that is named', async () => {
    const { DATABASE_URL } = app.environment;
    const { out } = await run(script, 'list', '', { PATH, HOME, DATABASE_URL });
    expect(out).toMatch(/^Ida /m);
  });
});
