import { closeSync, createReadStream, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { Readable } from 'node:stream';
import { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { Problem } from '../run/problem.mjs';

/** How a file in the format of age begins. */
const BEGINNING = 'age-encryption.org/v1\n';

/**
 * A backup to be read.
 *
 * @typedef {object} Backup
 * @property {string} file
 * @property {string} [key] the file with the key, where it is encrypted
 */

/**
 * Makes what encrypts for everybody who has the key of one of the recipients.
 *
 * @param {readonly string[]} recipients public keys, such as `age1…`
 * @throws {Problem} when one is none
 */
export function encrypterFor(recipients) {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new Problem(
        `BACKUP_RECIPIENT holds ${recipient}, which is no public key: copy it again from the file with the key.`,
      );
    }
  }
  return encrypter;
}

/**
 * Encrypts a stream piece by piece.
 *
 * @param {Readable} source
 * @param {Encrypter} encrypter
 */
export const encrypted = async (source, encrypter) =>
  fromWeb(await encrypter.encrypt(toWeb(source)));

/**
 * The archive in a backup, decrypted piece by piece if need be.
 *
 * @param {Backup} backup
 * @returns {Promise<Readable>}
 * @throws {Problem} when it is encrypted and the key is missing or another one
 */
export async function contentOf({ file, key }) {
  if (!isEncrypted(file)) return createReadStream(file);
  if (key === undefined) {
    throw new Problem(`${file} is encrypted: add --key and the file that holds its key.`);
  }
  const decrypter = decrypterWith(key);
  const source = createReadStream(file);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch (error) {
    source.destroy();
    if (!/no identity matched/.test(String(error))) throw error;
    throw new Problem(
      `The key in ${key} does not open ${file}, which was encrypted for another one: nothing was changed.`,
    );
  }
}

/** @param {string} file */
export function isEncrypted(file) {
  const beginning = Buffer.alloc(BEGINNING.length);
  const opened = openSync(file, 'r');
  readSync(opened, beginning);
  closeSync(opened);
  return beginning.toString('latin1') === BEGINNING;
}

/** @param {string} key the file with it */
function decrypterWith(key) {
  if (!existsSync(key))
    throw new Problem(`${key} is not there: --key names the file with the key.`);
  const keys = readFileSync(key, 'utf8').match(/^AGE-SECRET-KEY-\S+/gm) ?? [];
  const decrypter = new Decrypter();
  try {
    if (keys.length === 0) throw new Error('There is none.');
    for (const each of keys) decrypter.addIdentity(each);
  } catch {
    throw new Problem(
      `${key} holds no key of a backup: it has a line that begins with AGE-SECRET-KEY-.`,
    );
  }
  return decrypter;
}

/**
 * By its iterator, which ends the stream when a reader gives up. Node 20's own adapter throws then.
 *
 * @param {Readable} stream
 * @returns {ReadableStream<Uint8Array>}
 */
const toWeb = (stream) => /** @type {ReadableStream<Uint8Array>} */ (WebStream.from(stream));

/** @param {ReadableStream<Uint8Array>} stream */
const fromWeb = (stream) => Readable.fromWeb(/** @type {WebStream} */ (stream));
