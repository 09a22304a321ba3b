import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, test } from 'node:test';
import { aboutBackup } from './about.mjs';
import { extractPart, inspectArchive, PARTS, unfinishedOf, writeArchive } from './archive.mjs';
import { contentOf, encrypted, encrypterFor, isEncrypted } from './encryption.mjs';
import { makeKey } from './make-key.mjs';

const ABOUT = aboutBackup({ kind: 'tables', postgres: 18, migrations: [] });
const ALL = [PARTS.about, PARTS.secret, PARTS.tables];

/** @type {string} */
let place;
/** @type {string} */
let file;
/** @type {string} */
let key;
/** @type {string} */
let recipient;
beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'encryption-'));
  file = join(place, 'backup.tar.gz');
  key = join(place, 'backup.key');
  recipient = await makeKey(key);
  mkdirSync(join(place, PARTS.tables));
  // More than one piece of 64 KB.
  writeFileSync(join(place, PARTS.tables, 'companies'), 'Ida Example, '.repeat(200_000));
  writeFileSync(join(place, PARTS.about), JSON.stringify(ABOUT));
  writeFileSync(join(place, PARTS.secret), 'a secret');
});
afterEach(() => rmSync(place, { recursive: true }));

/** @param {string[]} recipients */
const encrypt = (...recipients) => writeArchive(place, ALL, file, encrypterFor(recipients));

test('a key is made for this user only, and is never written over', async () => {
  assert.match(recipient, /^age1[a-z0-9]+$/);
  assert.equal(statSync(key).mode & 0o777, 0o600);
  assert.match(readFileSync(key, 'utf8'), /^# created: .*\n# public key: age1.*\nAGE-SECRET-KEY-1/);
  await assert.rejects(makeKey(key), /backup\.key cannot be made \(EEXIST\): name a new file\.$/);
});

test('an encrypted backup is read with its key', async () => {
  await encrypt(recipient);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.ok(isEncrypted(file));
  assert.throws(() => statSync(unfinishedOf(file)));
  assert.deepEqual(await inspectArchive({ file, key }), ABOUT);
  const restored = join(place, 'restored');
  mkdirSync(restored);
  await extractPart({ file, key }, PARTS.tables, restored);
  assert.deepEqual(
    readFileSync(join(restored, PARTS.tables, 'companies')),
    readFileSync(join(place, PARTS.tables, 'companies')),
  );
});

test('nothing of the plain archive is in the encrypted one, which differs each time', async () => {
  const plain = join(place, 'plain.tar.gz');
  await writeArchive(place, ALL, plain);
  assert.ok(!isEncrypted(plain));
  assert.deepEqual(await inspectArchive({ file: plain }), ABOUT);
  await encrypt(recipient);
  const sealed = readFileSync(file);
  const whole = readFileSync(plain);
  for (let at = 0; at + 16 <= whole.length; at += 16)
    assert.ok(!sealed.includes(whole.subarray(at, at + 16)), `${at}`);
  for (const text of [...ALL, 'a secret', 'Ida', readFileSync(key, 'utf8').split('\n')[2]])
    assert.ok(!sealed.includes(`${text}`), text);
  await encrypt(recipient);
  assert.notDeepEqual(readFileSync(file), sealed);
});

test('each of several keys opens it, and no other', async () => {
  const other = join(place, 'other.key');
  await encrypt(recipient, await makeKey(other));
  for (const each of [key, other]) await inspectArchive({ file, key: each });
  const stranger = join(place, 'stranger.key');
  await makeKey(stranger);
  await assert.rejects(inspectArchive({ file, key: stranger }), {
    message: `The key in ${stranger} does not open ${file}, which was encrypted for another one: nothing was changed.`,
  });
});

test('a key that is missing, or none, is told of', async () => {
  await encrypt(recipient);
  await assert.rejects(inspectArchive({ file }), {
    message: `${file} is encrypted: add --key and the file that holds its key.`,
  });
  await assert.rejects(inspectArchive({ file, key: `${key}2` }), /backup\.key2 is not there: /);
  for (const text of ['', '# public key: age1', 'AGE-SECRET-KEY-1NONE']) {
    writeFileSync(key, text);
    await assert.rejects(inspectArchive({ file, key }), /backup\.key holds no key of a backup: /);
  }
  assert.throws(() => encrypterFor(['age1none']), /^Error: BACKUP_RECIPIENT holds age1none, which/);
});

test('one that was cut or altered is damaged', async () => {
  await encrypt(recipient);
  const whole = readFileSync(file);
  const altered = Buffer.from(whole);
  altered.writeUInt8(altered.readUInt8(whole.length - 40) ^ 1, whole.length - 40);
  for (const spoilt of [altered, whole.subarray(0, whole.length - 9), whole.subarray(0, 60)]) {
    writeFileSync(file, spoilt);
    await assert.rejects(inspectArchive({ file, key }), /is not a backup, or it is damaged\.$/);
  }
});

test('it is made and read piece by piece', async () => {
  let made = 0;
  const pieces = Readable.from(
    (function* () {
      for (; made < 2000; made += 1) yield Buffer.alloc(65_536);
    })(),
  );
  const sealed = await encrypted(pieces, encrypterFor([recipient]));
  for await (const piece of sealed) {
    assert.ok(piece.length > 0);
    break;
  }
  assert.ok(made < 100, `${made} pieces of 64 KB are held`);

  await encrypt(recipient);
  const content = await contentOf({ file, key });
  for await (const piece of content) {
    assert.ok(piece.length <= 65_536);
    break;
  }
});
