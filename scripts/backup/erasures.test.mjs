import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { cacheFolder, privateFolder } from '../run/folders.mjs';
import { Supervisor } from '../run/supervisor.mjs';
import { execute } from '../services/execute.mjs';
import { removeDatabase, startPostgres } from '../services/postgres.mjs';
import { erasuresOfFolder, handOverErasures } from './erasures.mjs';

/** @type {string} */
let dataDir;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ellac-erasures-'));
  // The server's user passes through it.
  chmodSync(dataDir, 0o711);
});
afterEach(() => {
  removeDatabase(dataDir);
  rmSync(dataDir, { recursive: true });
});

/** @param {string} statement */
async function inDatabase(statement) {
  const supervisor = new Supervisor(privateFolder(dataDir, 'logs'));
  const cacheDir = cacheFolder(dataDir);
  try {
    const surroundings = { supervisor, dataDir, cacheDir, mailUiPort: 0, isDurable: false };
    await execute(await startPostgres(surroundings), statement);
  } finally {
    await supervisor.stopAll();
  }
}

test('a folder without a database has no erasures', async () => {
  assert.deepEqual(await erasuresOfFolder(dataDir), []);
});

test('the list of a database that is replaced goes beside the backup', async () => {
  await inDatabase('CREATE TABLE companies ()');
  assert.deepEqual(await erasuresOfFolder(dataDir), []);
  await inDatabase(`CREATE TABLE erasures (address_hash text, erased_at timestamptz);
    INSERT INTO erasures VALUES ('0a', '2026-05-04T10:00:00Z')`);
  const file = join(dataDir, 'backup.tar.gz');
  handOverErasures(await erasuresOfFolder(dataDir), file);
  assert.deepEqual(JSON.parse(readFileSync(`${file}.erasures`, 'utf8')), [
    { hash: '0a', at: '2026-05-04T10:00:00.000Z' },
  ]);
});
