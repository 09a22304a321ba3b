import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { create } from 'tar';
import { aboutBackup } from './about.mjs';
import { extractPart, inspectArchive, PARTS, writeArchive } from './archive.mjs';

const ABOUT = aboutBackup({ kind: 'tables', postgres: 18, migrations: [] });
const ALL = [PARTS.about, PARTS.secret, PARTS.tables];

/** @type {string} */
let place;
/** @type {string} */
let parts;
/** @type {string} */
let file;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'archive-'));
  parts = join(place, 'parts');
  file = join(place, 'backup.tar.gz');
  mkdirSync(join(parts, PARTS.tables), { recursive: true });
  writeFileSync(join(parts, PARTS.tables, 'companies'), 'rows '.repeat(50_000));
  writeFileSync(join(parts, PARTS.about), JSON.stringify(ABOUT));
  writeFileSync(join(parts, PARTS.secret), 'a secret');
});
afterEach(() => rmSync(place, { recursive: true }));

/** @param {string[]} names */
const packAsItIs = (...names) =>
  create({ file, cwd: parts, gzip: true, preservePaths: true }, names);

const damaged = /is not a backup, or it is damaged\.$/;

test('what is written is read again', async () => {
  await writeArchive(parts, ALL, file);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.deepEqual(await inspectArchive({ file }), ABOUT);

  const restored = join(place, 'restored');
  mkdirSync(restored);
  await extractPart({ file }, PARTS.tables, restored);
  assert.equal(readFileSync(join(restored, 'tables/companies'), 'utf8'), 'rows '.repeat(50_000));
  assert.ok(!existsSync(join(restored, PARTS.secret)));
});

test('a file that was cut or altered is damaged', async () => {
  await writeArchive(parts, ALL, file);
  const whole = readFileSync(file);
  for (const length of [0, 20, whole.length >> 1, whole.length - 9]) {
    writeFileSync(file, whole);
    truncateSync(file, length);
    await assert.rejects(inspectArchive({ file }), damaged, `${length} bytes`);
  }
  const altered = Buffer.from(whole);
  altered.writeUInt8(altered.readUInt8(whole.length >> 1) ^ 0xff, whole.length >> 1);
  writeFileSync(file, altered);
  await assert.rejects(inspectArchive({ file }), damaged);
});

test('one that lacks a part, or has one too many, is damaged', async () => {
  writeFileSync(join(parts, 'program'), 'rm -rf');
  for (const names of [
    [PARTS.about, PARTS.tables],
    [PARTS.about, PARTS.secret],
    [PARTS.secret, PARTS.tables],
    [...ALL, 'program'],
  ]) {
    await writeArchive(parts, names, file);
    await assert.rejects(inspectArchive({ file }), damaged, names.join());
  }
});

test('links and ways out are refused, and never followed', async () => {
  symlinkSync(parts, join(parts, 'tables/link'));
  await packAsItIs(...ALL);
  await assert.rejects(inspectArchive({ file }), damaged);
  rmSync(join(parts, 'tables/link'));

  writeFileSync(join(place, 'outside'), 'new');
  const wayOut = 'tables/../../outside';
  await packAsItIs(...ALL, wayOut);
  await assert.rejects(inspectArchive({ file }), damaged);
  const restored = join(place, 'deep/restored');
  mkdirSync(restored, { recursive: true });
  await assert.rejects(extractPart({ file }, wayOut, restored));
  assert.ok(!existsSync(join(place, 'deep/outside')));
});

test('a file that is not there is told of', async () => {
  await assert.rejects(inspectArchive({ file }), { message: `${file} is not there.` });
});
