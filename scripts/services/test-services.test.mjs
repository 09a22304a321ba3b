import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { takeLock } from '../run/lock.mjs';
import { privateFolder } from '../run/folders.mjs';
import { Interrupted } from '../run/problem.mjs';
import { Supervisor } from '../run/supervisor.mjs';
import { removeDatabase } from './postgres.mjs';
import { addressesIn, testServices } from './test-services.mjs';

/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kept-'))));
afterEach(() => {
  removeDatabase(join(folder, 'own'));
  rmSync(folder, { recursive: true });
});

const addresses = {
  DATABASE_URL: 'postgres://127.0.0.1:1/kept',
  REDIS_URL: 'redis://127.0.0.1:2',
  SMTP_URL: 'smtp://127.0.0.1:3',
  MAIL_API_URL: 'http://127.0.0.1:4',
};

/** Where servers would be started, which the stop of everything refuses. */
async function surroundings() {
  const dataDir = privateFolder(folder, 'own');
  const supervisor = new Supervisor(privateFolder(dataDir, 'logs'));
  await supervisor.stopAll();
  return { supervisor, dataDir, cacheDir: dataDir };
}

test('the servers of npm run services are used while it runs', async () => {
  const { release } = takeLock(folder);
  writeFileSync(addressesIn(folder), JSON.stringify(addresses));
  assert.deepEqual(await testServices(await surroundings(), folder), addresses);
  release();
});

test('others are started where it was killed, is only starting, or never ran', async () => {
  writeFileSync(addressesIn(folder), JSON.stringify(addresses));
  await assert.rejects(testServices(await surroundings(), folder), Interrupted);
  rmSync(addressesIn(folder));
  const { release } = takeLock(folder);
  await assert.rejects(testServices(await surroundings(), folder), Interrupted);
  release();
  await assert.rejects(testServices(await surroundings(), join(folder, 'none')), Interrupted);
});
