import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { runningPostgres } from './postgres.mjs';

/** @type {string} */
let dataDir;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'postgres-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

/** @param {string} status */
function writeState(status) {
  const data = join(dataDir, 'postgres/data');
  mkdirSync(data, { recursive: true });
  const lines = [4711, data, 1763700000, 40123, '', '127.0.0.1', '', `${status}   `];
  writeFileSync(join(data, 'postmaster.pid'), `${lines.join('\n')}\n`);
}

test('a running server is found by its own state and the kept password', () => {
  writeFileSync(join(dataDir, 'postgres-password'), 'kept');
  writeState('ready');
  assert.equal(runningPostgres(dataDir), 'postgres://ellac:kept@127.0.0.1:40123/ellac');
});

test('one that is not ready, or not there, is not connected to', () => {
  const soon = /just starting or stopping: try again/;
  assert.throws(() => runningPostgres(dataDir), soon);
  writeState('ready');
  assert.throws(() => runningPostgres(dataDir), soon);
  writeFileSync(join(dataDir, 'postgres-password'), 'kept');
  for (const status of ['starting', 'stopping', 'standby']) {
    writeState(status);
    assert.throws(() => runningPostgres(dataDir), soon);
  }
});
