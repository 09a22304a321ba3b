import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { backendEnvironment, keptSecret, readSettings } from './start-settings.mjs';

const urls = {
  DATABASE_URL: 'postgres://database.example/ellac',
  REDIS_URL: 'redis://redis.example',
  SMTP_URL: 'smtp://mail.example',
};

test('everything has a default, and a blank setting counts as none', () => {
  const settings = readSettings({ PORT: ' ', DATABASE_URL: '' });
  assert.equal(settings.publicUrl, 'http://localhost:3000');
  assert.equal(settings.mailUiPort, 1080);
  assert.equal(settings.services.DATABASE_URL, undefined);
  const env = backendEnvironment({ PORT: ' ', COMPANY_NAME: 'Ours' }, settings, urls, 'secret');
  assert.equal(env.PORT, '3000');
  assert.equal(env.COMPANY_NAME, 'Ours');
  assert.equal(env.DATABASE_URL, urls.DATABASE_URL);
});

test('example data is on where all services are local, unless it is set', () => {
  const exampleData = (/** @type {NodeJS.ProcessEnv} */ env) =>
    backendEnvironment(env, readSettings(env), urls, 'secret').EXAMPLE_DATA;
  assert.equal(exampleData({}), 'on');
  assert.equal(exampleData({ EXAMPLE_DATA: 'off' }), 'off');
  assert.equal(exampleData({ REDIS_URL: urls.REDIS_URL }), 'off');
});

test('what cannot work is refused in a sentence that names the setting', () => {
  assert.throws(() => readSettings({ PORT: '80a' }), /^Problem|PORT is "80a"/);
  assert.throws(() => readSettings({ MAIL_UI_PORT: '65536' }), /MAIL_UI_PORT is "65536"/);
  assert.throws(() => readSettings({ PORT: '1080' }), /PORT and MAIL_UI_PORT are both 1080/);
  assert.throws(() => readSettings({ PUBLIC_URL: 'ellac' }), /PUBLIC_URL is "ellac"/);
  assert.throws(() => readSettings({ DATABASE_URL: urls.DATABASE_URL }), /SECRET must be set/);
});

test('all faults are told at once, of the settings that only the backend reads, too', () => {
  assert.throws(
    () => readSettings({ PORT: '80a', LOG_LEVEL: 'loud', MAIL_FROM: 'x' }),
    /^Error: PORT is .*\nMAIL_FROM is .*\nLOG_LEVEL is .*$/,
  );
});

test('a command does not mind what is wrong with settings that it does not use', () => {
  const env = { LOG_LEVEL: 'loud', DATABASE_URL: 'nowhere', DATA_DIR: 'here' };
  assert.equal(readSettings(env, ['DATA_DIR']).dataDir, 'here');
  assert.throws(() => readSettings(env, ['DATA_DIR', 'DATABASE_URL']), /^Error: DATABASE_URL must/);
});

test('a public address needs a real mail server, one of this house does not', () => {
  const open = (/** @type {string} */ PUBLIC_URL) => readSettings({ PUBLIC_URL });
  for (const url of ['https://evaluate.example', 'http://8.8.8.8', 'http://[2001:db8::1]']) {
    assert.throws(() => open(url), /SMTP_URL/);
    readSettings({ PUBLIC_URL: url, SMTP_URL: urls.SMTP_URL });
  }
  for (const url of ['http://localhost:3000', 'http://192.168.1.5', 'http://[::1]', 'http://box']) {
    open(url);
  }
});

test('a secret is made once, kept, and readable by this user only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'));
  const file = join(folder, 'secret');
  const secret = keptSecret(file);
  assert.equal(Buffer.from(secret, 'base64url').length, 32);
  assert.equal(keptSecret(file), secret);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  rmSync(folder, { recursive: true });
});
