import { closeSync, createWriteStream, existsSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create, extract, list } from 'tar';
import { Problem } from '../run/problem.mjs';
import { readAbout } from './about.mjs';
import { contentOf, encrypted } from './encryption.mjs';

/** The parts of a backup (a tar, gzip, perhaps encrypted): `about.json`, `secret`, and one of the others. */
export const PARTS = Object.freeze({
  about: 'about.json',
  secret: 'secret',
  database: 'database.dump',
  tables: 'tables',
  folder: 'data',
});

/** The parts that are folders. @type {string[]} */
const FOLDERS = [PARTS.tables, PARTS.folder];

/**
 * Writes a backup: readable for this user only, and under its name when it is whole.
 *
 * @param {string} folder where the parts are
 * @param {string[]} parts
 * @param {string} file
 * @param {import('age-encryption').Encrypter} [encrypter]
 */
export async function writeArchive(folder, parts, file, encrypter) {
  const unfinished = unfinishedOf(file);
  const archive = Readable.from(create({ cwd: folder, gzip: true, portable: true }, parts));
  await pipeline(
    encrypter ? await encrypted(archive, encrypter) : archive,
    createWriteStream(unfinished, { mode: 0o600 }),
  );
  const written = openSync(unfinished, 'r+');
  fsyncSync(written);
  closeSync(written);
  renameSync(unfinished, file);
}

/** Where a backup is until it is whole. @param {string} file */
export const unfinishedOf = (file) => `${file}.unfinished`;

/**
 * Reads a backup from its first byte to its last.
 *
 * @param {import('./encryption.mjs').Backup} backup
 * @returns {Promise<import('./about.mjs').About>}
 * @throws {Problem} with one sentence, when the file is no backup, is damaged, has another
 *   format, or needs another key
 */
export async function inspectArchive(backup) {
  const { file } = backup;
  if (!existsSync(file)) throw new Problem(`${file} is not there.`);
  const damaged = new Problem(`${file} is not a backup, or it is damaged.`);
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {Buffer[]} */
  const about = [];
  let isForeign = false;
  try {
    const parser = list({
      strict: true,
      onReadEntry: (entry) => {
        const [part = '', ...rest] = entry.path.split('/');
        found.add(part);
        const mayHoldMore = FOLDERS.includes(part);
        isForeign ||=
          !['File', 'Directory'].includes(entry.type) ||
          !Object.values(PARTS).some((name) => name === part) ||
          (!mayHoldMore && rest.length > 0) ||
          rest.includes('..');
        if (part === PARTS.about) entry.on('data', (data) => about.push(Buffer.from(data)));
      },
    });
    await feed(await contentOf(backup), parser, 'end');
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw Object.assign(damaged, { cause: error });
  }
  if (isForeign || !found.has(PARTS.about)) throw damaged;
  const read = readAbout(Buffer.concat(about).toString());
  if (!found.has(PARTS.secret) || !found.has(PARTS[read.kind])) throw damaged;
  return read;
}

/**
 * Unpacks a part of an inspected backup. Throws for a path outside of the folder.
 *
 * @param {import('./encryption.mjs').Backup} backup
 * @param {string} part
 * @param {string} folder
 */
export const extractPart = async (backup, part, folder) =>
  feed(
    await contentOf(backup),
    extract({ cwd: folder, strict: true, preserveOwner: false }, [part]),
    'close',
  );

/**
 * Writes a stream into a reader of archives.
 *
 * @param {Readable} source
 * @param {import('tar').Parser} reader
 * @param {'end' | 'close'} last the event after which it has done everything
 * @returns {Promise<void>}
 */
async function feed(source, reader, last) {
  try {
    await new Promise((resolve, reject) => {
      reader.on('error', reject);
      reader.on(last, () => resolve(undefined));
      source.on('error', reject);
      source.pipe(/** @type {NodeJS.WritableStream} */ (/** @type {unknown} */ (reader)));
    });
  } finally {
    source.destroy();
  }
}
