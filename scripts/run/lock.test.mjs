import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { isTaken, stopLeftovers, takeLock } from './lock.mjs';
import { describe, isRunning } from './process-table.mjs';

/** @type {string} */
let dataDir;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const lockFile = () => join(dataDir, 'running.json');

test('a second start is refused, one after the release is not', () => {
  assert.ok(!isTaken(dataDir));
  const { release } = takeLock(dataDir);
  assert.ok(isTaken(dataDir));
  assert.throws(() => takeLock(dataDir), new RegExp(`already runs \\(process ${process.pid}\\)`));
  release();
  assert.ok(!existsSync(lockFile()));
  assert.ok(!isTaken(dataDir));
  takeLock(dataDir);
});

test('a process that got the number of a dead one does not hold the lock', () => {
  const owner = { pid: process.pid, born: 'long ago' };
  writeFileSync(lockFile(), JSON.stringify({ owner, services: [] }));
  assert.ok(!isTaken(dataDir));
  takeLock(dataDir);
  assert.notEqual(JSON.parse(readFileSync(lockFile(), 'utf8')).owner.born, 'long ago');
});

test('a lock that a crash cut off is no lock', () => {
  writeFileSync(lockFile(), '{"owner":');
  assert.deepEqual(takeLock(dataDir).leftovers, []);
});

test('a folder that takes no file is no sign of another start', () => {
  assert.throws(() => takeLock(join(dataDir, 'none')), { code: 'ENOENT' });
});

test('what a killed start left behind is found and stopped', async () => {
  const left = spawn('sleep', ['60'], { detached: true });
  const pid = left.pid ?? 0;
  const service = {
    pid,
    born: describe(pid)?.born ?? '',
    stopSignal: /** @type {const} */ ('SIGTERM'),
  };
  const gone = { pid: process.pid, born: 'long ago', stopSignal: /** @type {const} */ ('SIGTERM') };
  const owner = { pid: process.pid, born: 'long ago' };
  writeFileSync(lockFile(), JSON.stringify({ owner, services: [gone, service] }));

  const { leftovers } = takeLock(dataDir);
  assert.deepEqual(leftovers, [service]);
  await stopLeftovers(leftovers);
  assert.ok(!isRunning(service));
});
